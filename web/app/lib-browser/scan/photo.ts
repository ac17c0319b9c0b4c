// Photo of a code: decoded by the browser, which knows its formats and how it was held, and read at full and at half size.
import type { CodeReader } from './code-reader.ts';

/** More pixels a side make reading slow and no better. */
const MAX_SIDE = 2_400;

/** @returns texts of the codes in it. @throws when the file is no picture */
export async function readPhoto(photo: Blob, read: CodeReader): Promise<string[]> {
  const whole = await createImageBitmap(photo);
  try {
    const texts = await readAt(
      whole,
      Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height)),
      read,
    );
    // A code that fills a sharp picture is easier to see from further away.
    return texts.length > 0 || Math.max(whole.width, whole.height) < 800
      ? texts
      : await readAt(whole, 800 / Math.max(whole.width, whole.height), read);
  } finally {
    whole.close();
  }
}

async function readAt(picture: ImageBitmap, scale: number, read: CodeReader): Promise<string[]> {
  if (scale === 1) return await read(picture);
  const smaller = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  });
  try {
    return await read(smaller);
  } finally {
    smaller.close();
  }
}
