// Video files of the demo. Products name them as /productvideos/<name>; demo/videos/make.ts makes them and their poster pictures.
import { fileURLToPath } from 'node:url';

type File = { name: string; path: string };
export type VideoFile = File & { /** A moment of the film, as a drawing. */ poster: File };

export const videoFiles: readonly VideoFile[] = [
  'bearing-mounting',
  'butterfly-valve-mounting',
  'drilling-stainless-steel',
  'grinder-guard-and-disc',
  'motor-bearing-change',
  'v-belt-tensioning',
].map((film) => ({ ...asset(`${film}.webm`), poster: asset(`${film}.svg`) }));

function asset(name: string): File {
  return { name, path: fileURLToPath(new URL(`../assets/videos/${name}`, import.meta.url)) };
}

/** The picture that stands for a video of ours: `/productvideos/x.webm` is shown by `x.svg`. */
export function posterOf(url: string): string | null {
  return videoFiles.find(({ name }) => url === `/productvideos/${name}`)?.poster.name ?? null;
}
