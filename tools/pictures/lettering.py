"""Outlines of the display face for pictures that cannot carry a font (pictures shown by <img>, icons, films).

Needs `pip install fonttools brotli`. Run from the repository's root:
    python tools/pictures/lettering.py > src/content/art/lettering/glyphs.ts
"""

import sys
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONT = (
    "node_modules/@fontsource-variable/bricolage-grotesque/files/"
    "bricolage-grotesque-latin-standard-normal.woff2"
)
CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:&$é'-+?"
# Half the font's 1000 units are plenty for pictures and halve the digits.
SCALE = 0.5

font = instantiateVariableFont(TTFont(FONT), {"opsz": 96, "wght": 760, "wdth": 100})
glyphs, cmap, advances = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]


def outline(name):
    """Relative path data with the baseline at y = 0 and y downwards."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    data, here = [], (0, 0)

    def unit(point):
        return (round(point[0] * SCALE), round(-point[1] * SCALE))

    def step(letter, *points):
        numbers = " ".join(f"{x - here[0]} {y - here[1]}" for x, y in points)
        data.append(letter + numbers.replace(" -", "-"))

    for verb, raw in pen.value:
        points = [unit(point) for point in raw if point is not None]
        if verb == "moveTo":
            data.append(f"M{points[0][0]} {points[0][1]}".replace(" -", "-"))
            here = points[0]
        elif verb == "lineTo":
            if points[0] != here:
                step("l", points[0])
            here = points[0]
        elif verb == "qCurveTo":
            for index, control in enumerate(points[:-1]):
                last = index == len(points) - 2
                end = (
                    points[-1]
                    if last
                    else tuple(round((a + b) / 2) for a, b in zip(control, points[index + 1]))
                )
                step("q", control, end)
                here = end
        elif verb == "closePath":
            data.append("z")
        else:
            sys.exit(f"unexpected {verb}")
    return "".join(data)


print("/** Outlines of Bricolage Grotesque, 500 units to the em. Written by tools/pictures/lettering.py. */")
print("export const GLYPHS: Readonly<Record<string, readonly [advance: number, outline: string]>> = {")
print(f"  ' ': [{round(advances[cmap[32]][0] * SCALE)}, ''],")
for character in CHARACTERS:
    name = cmap[ord(character)]
    key = f"'{character}'" if character != "'" else '"\'"'
    if character.isalpha() or character == "$":
        key = character
    print(f"  {key}: [{round(advances[name][0] * SCALE)}, '{outline(name)}'],")
print("}")
