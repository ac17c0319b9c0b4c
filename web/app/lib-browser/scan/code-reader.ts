// Code reader: the browser's own BarcodeDetector where it reads all our formats, else barcode-detector (zxing-cpp as WebAssembly), from our own files.

const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
] as const;
type Format = (typeof FORMATS)[number];
/** Texts of all codes in the picture. @throws when the picture cannot be read */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string[]>;
/** Of the Barcode Detection API, what is used here; TypeScript does not know it. */
type Detector = { detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type Detectors = {
  new (options: { formats: Format[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

let reader: Promise<CodeReader> | undefined;

/** The same reader for all dialogs of a page. @throws when its script or its WebAssembly cannot be loaded; the next call tries again */
export async function loadCodeReader(): Promise<CodeReader> {
  reader ??= openReader();
  try {
    return await reader;
  } catch (error) {
    reader = undefined;
    throw error;
  }
}

async function openReader(): Promise<CodeReader> {
  const detector = (await nativeDetector()) ?? (await ownDetector());
  return async (picture) =>
    (await detector.detect(picture)).map(({ rawValue }) => rawValue).filter((text) => text !== '');
}

/** A browser may have the class and read nothing, as on Linux, or lack a format. */
async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector !== undefined && FORMATS.every((format) => known.includes(format))
      ? new BarcodeDetector({ formats: [...FORMATS] })
      : null;
  } catch {
    return null;
  }
}

/** By itself the package would fetch its WebAssembly from a public host. */
async function ownDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
