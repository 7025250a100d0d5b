"""The recipes themselves, where the tools' requirements are installed: names, and one picture baked from nothing."""

from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the requirements of tools/art are not installed")
pytest.importorskip("bpy", reason="the requirements of tools/art are not installed")


def test_the_manifest_holds_what_the_recipes_say() -> None:
    from tools.art.catalogue import all_recipes
    from tools.art.manifest import read_manifest

    images = read_manifest()["images"]
    for name, recipe in all_recipes().items():
        assert images[name]["made_by"] == recipe.made_by
        assert images[name]["scale"] == recipe.scale


def test_one_modelled_object_bakes_small() -> None:
    from tools.art.catalogue import all_recipes
    from tools.art.studio import QUALITY

    QUALITY.samples, QUALITY.share = 2, 0.1
    picture = all_recipes()["symbols/bauble"].paint()
    assert picture.image.size == (512, 512)
    assert picture.image.getpixel((256, 300))[3] == 255


def test_a_picture_is_stored_whole_and_read_back(tmp_path: Path) -> None:
    from PIL import Image

    from tools.art.catalogue import all_recipes
    from tools.art.storing import save_picture

    picture = all_recipes()["tiles/cream"].paint()
    save_picture(picture.image, tmp_path / "cream.webp", lossless=True)
    with Image.open(tmp_path / "cream.webp") as stored:
        assert stored.size == picture.image.size == (195, 195)


def test_a_recipe_is_known_again_by_its_functions_names_not_by_where_they_lie_in_memory() -> None:
    from tools.art.catalogue import all_recipes
    from tools.art.recipe import arguments_text

    recipes = all_recipes()
    assert "tools.art.objects.symbols:holly" in arguments_text(recipes["symbols/holly"].paint)
    assert not [name for name, recipe in recipes.items() if " at 0x" in arguments_text(recipe.paint)]
