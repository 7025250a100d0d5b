"""Wool: knitted cloth, charts of motifs, loose yarn, woven tape."""
