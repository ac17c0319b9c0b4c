// Fonts of documents: IBM Plex for Latin, Cyrillic and Arabic in two weights, the same files as on the pages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

export type Weight = 400 | 600;
export type Face = { name: string; font: Font };

/** In the order in which they are asked for a letter; each holds other letters. The rupee sign is in the second. */
const FILES = [
  'ibm-plex-sans/files/ibm-plex-sans-latin',
  'ibm-plex-sans/files/ibm-plex-sans-latin-ext',
  'ibm-plex-sans/files/ibm-plex-sans-cyrillic',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
] as const;

const loaded = new Map<Weight, readonly Face[]>();

/** Read once, when the first document is set: what a shaper learns of a font serves all documents after it. */
export function facesOf(weight: Weight): readonly Face[] {
  let faces = loaded.get(weight);
  if (faces === undefined) {
    faces = FILES.map((file) => load(file, weight));
    loaded.set(weight, faces);
  }
  return faces;
}

const chosen = new Map<string, Face>();

/** The face that has this letter; blanks stay with the letter before them, so that a run is not torn. */
export function faceFor(letter: string, weight: Weight, before: Face | undefined): Face {
  if (before !== undefined && letter === ' ') return before;
  const key = `${weight}${letter}`;
  let face = chosen.get(key);
  if (face === undefined) {
    const faces = facesOf(weight);
    const code = letter.codePointAt(0) as number;
    face = faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? (faces[0] as Face);
    // Names come from outside, and rare letters must not fill the memory.
    if (chosen.size < 5_000) chosen.set(key, face);
  }
  return face;
}

function load(file: string, weight: Weight): Face {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${file}-${weight}-normal.woff`));
  return {
    name: `${file.slice(file.lastIndexOf('/') + 1)}-${weight}`,
    font: create(unpackWoff(readFileSync(path))) as Font,
  };
}
