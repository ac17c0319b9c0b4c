declare module 'subset-font' {
  /** Takes a font file and the letters to keep; gives the smaller file. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
