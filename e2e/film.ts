// Film for a camera: barcodes, QR codes and DataMatrix drawn by zxing-wasm, half a second each, as YUV4MPEG2; or one of them as a PNG.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import { type Scope, whenOver } from '../server/testing/scope.ts';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_A_SECOND = 10;
const FRAMES_A_CODE = 5;
/** The camera is not held against the code: white remains around it. */
const MARGIN = 60;

export type Drawn = {
  text: string;
  format: NonNullable<
    WriterOptions['format']
  > /** `gs1`: the text has its identifiers in brackets. */;
  options?: string;
};

const wasm = readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'),
);
prepareZXingModule({
  overrides: {
    wasmBinary: wasm.buffer.slice(
      wasm.byteOffset,
      wasm.byteOffset + wasm.byteLength,
    ) as ArrayBuffer,
  },
});

/** @returns the path of a film that shows each code for half a second, over and over; it is removed when the scope is over */
export async function filmOf(scope: Scope, codes: readonly Drawn[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-film-'));
  whenOver(scope, () => rmSync(folder, { recursive: true }));
  const path = join(folder, 'codes.y4m');
  // Grey: both colour planes, a quarter of the size each, are in the middle.
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const parts: Buffer[] = [
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`),
  ];
  for (const code of codes) {
    const frame = [Buffer.from('FRAME\n'), await pictureOf(code), colours];
    for (let n = 0; n < FRAMES_A_CODE; n++) parts.push(...frame);
  }
  writeFileSync(path, Buffer.concat(parts));
  return path;
}

/** The code as a PNG, as a photo would be sent. */
export async function photoOf({ text, format, options }: Drawn): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, {
    format,
    scale: 4,
    ...(options === undefined ? {} : { options }),
  });
  if (image === null) throw new Error(`${text} is no ${format}: ${error}`);
  return Buffer.from(await image.arrayBuffer());
}

/** A byte a point, 255 is white. */
async function pictureOf({ text, format, options }: Drawn): Promise<Buffer> {
  const { symbol, error } = await writeBarcode(text, {
    format,
    addQuietZones: false,
    ...(options === undefined ? {} : { options }),
  });
  if (error !== '') throw new Error(`${text} is no ${format}: ${error}`);
  const { data, width, height } = symbol;
  const scale = Math.floor(Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height));
  if (scale < 1) throw new Error(`${text} is too long for a picture of ${WIDTH} points`);
  const [left, top] = [
    Math.floor((WIDTH - width * scale) / 2),
    Math.floor((HEIGHT - height * scale) / 2),
  ];
  const points = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (let y = 0; y < height * scale; y++)
    for (let x = 0; x < width * scale; x++)
      points[(top + y) * WIDTH + left + x] = data[
        Math.floor(y / scale) * width + Math.floor(x / scale)
      ] as number;
  return points;
}
