// Which films belong to the demo, and where are they? Products name them as /productvideos/<name>; demo/videos/make.ts makes them.
import { fileURLToPath } from 'node:url';

export type VideoFile = { name: string; path: string };

export const videoFiles: readonly VideoFile[] = [
  'bearing-mounting',
  'butterfly-valve-mounting',
  'drilling-stainless-steel',
  'grinder-guard-and-disc',
  'motor-bearing-change',
  'v-belt-tensioning',
].map((film) => ({ name: `${film}.webm`, path: fileURLToPath(new URL(`../assets/videos/${film}.webm`, import.meta.url)) }));
