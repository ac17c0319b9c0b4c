// Subset of the core fonts: each face of fonts.css in dist/fonts holds only the letters of its unicode-range, a third of the file.
/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = join(import.meta.dirname, 'app/styles/fonts.css');
const OUT = join(import.meta.dirname, 'dist/fonts');
const FACE =
  /url\('\.\.\/\.\.\/dist\/fonts\/(ibm-plex-(?:sans-arabic|sans|mono))-(\S+)-core\.woff2'\)[^}]*?unicode-range:([^;]+);/g;
/** What joins, kerns and places letters; alternative figures and letters are left to the whole font. */
const FEATURES = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'liga',
  'calt',
  'rlig',
  'init',
  'medi',
  'fina',
  'isol',
];

const require = createRequire(import.meta.url);

/** Writes the files that fonts.css refers to, before its first reader asks for them. */
export function coreFonts(): Plugin {
  return { name: 'millwright-core-fonts', buildStart: writeCoreFonts };
}

async function writeCoreFonts(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const faces = [...readFileSync(STYLES, 'utf8').matchAll(FACE)] as unknown as [
    string,
    string,
    string,
    string,
  ][];
  if (faces.length === 0) throw new Error('fonts.css names no core font');
  for (const [, family, style, range] of faces) {
    const whole = readFileSync(
      require.resolve(`@fontsource/${family}/files/${family}-${style}.woff2`),
    );
    // Screens of today smooth letters without hints, which are a third of the rest.
    const core = await subsetFont(whole, emailMessagesOf(range), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(OUT, `${family}-${style}-core.woff2`), core);
  }
}

/** `U+41-43, U+D8` -> 'ABCØ' */
function emailMessagesOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)) as [number, number?];
      return Array.from({ length: (last ?? first) - first + 1 }, (_, step) =>
        String.fromCodePoint(first + step),
      );
    })
    .join('');
}
