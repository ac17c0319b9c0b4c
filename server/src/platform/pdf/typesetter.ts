// Typesetter: breaks text into lines, puts it in visual order, shapes it, and draws it at a baseline.
import { type Direction, levelsOf, type Run, visualRuns } from './bidi.rules.ts';
import { type Face, faceFor, facesOf, type Weight } from './fonts.ts';

export type Ink = { size: number; weight?: Weight; color?: string };
export type TypeLine = { runs: (Run<Face> & { width: number })[]; width: number };

/** A list of features, even an empty one, makes pdfkit shape a run as a whole: word by word Arabic would stand in the wrong order. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = [];

export class Typesetter {
  readonly #pdf: PDFKit.PDFDocument;
  /** Of runs at size 1: amounts and units come again and again. */
  readonly #widths = new Map<string, number>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    // Made once for all documents; pdfkit takes such a font though its types do not say so.
    for (const weight of [400, 600] as const)
      for (const { name, font } of facesOf(weight))
        pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  }

  /** Lines that fit a width. A word that is too long for one is broken where it must be; a line break in the text is one. */
  wrap(text: string, width: number, ink: Ink, base: Direction): TypeLine[] {
    return printable(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, width, ink, base));
  }

  /** @param x left edge @param baseline from the top of the page */
  draw(line: TypeLine, x: number, baseline: number, { size, color = '#000000' }: Ink): void {
    let left = x;
    for (const run of line.runs) {
      this.#pdf.font(run.face.name).fontSize(size).fillColor(color);
      this.#pdf.text(run.text, left, baseline, {
        lineBreak: false,
        features: FEATURES,
        baseline: 'alphabetic',
      });
      left += run.width;
    }
  }

  #wrapParagraph(paragraph: string, width: number, ink: Ink, base: Direction): TypeLine[] {
    const levels = levelsOf(paragraph, base);
    const whole = this.#line(paragraph, levels, [0, paragraph.length], ink);
    if (whole.width <= width) return [whole];
    const lines: TypeLine[] = [];
    const widthOf = (start: number, end: number) =>
      this.#line(paragraph, levels, [start, end], ink).width;
    const blank = this.#widthOf(' ', faceFor('a', ink.weight ?? 400, undefined)) * ink.size;
    let start = 0;
    while (start < paragraph.length) {
      let end = start;
      let used = 0;
      for (const next of wordEnds(paragraph, start)) {
        const word = widthOf(end, next);
        if (end > start && used + word > width) break;
        used += word + blank;
        end = next;
      }
      // A part number or an address without blanks: as many letters as there is room for.
      while (end - start > 1 && widthOf(start, end) > width)
        end = previousEmailMessage(paragraph, end);
      lines.push(this.#line(paragraph, levels, [start, end], ink));
      start = end;
      while (paragraph[start] === ' ') start++;
    }
    return lines;
  }

  #line(
    paragraph: string,
    levels: Uint8Array,
    [start, end]: readonly [number, number],
    { size, weight = 400 }: Ink,
  ): TypeLine {
    let last = end;
    while (last > start && paragraph[last - 1] === ' ') last--;
    const runs = visualRuns<Face>(paragraph, levels, [start, last], (letter, before) =>
      faceFor(letter, weight, before),
    ).map((run) => ({
      ...run,
      width: this.#widthOf(run.text, run.face) * size,
    }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  #widthOf(text: string, face: Face): number {
    const key = `${face.name} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = face.font.layout(text, FEATURES).advanceWidth / face.font.unitsPerEm;
      this.#widths.set(key, width);
    }
    return width;
  }
}

/** Where words end, blanks included; the end of the text is one. */
function* wordEnds(paragraph: string, start: number): Generator<number> {
  for (let at = start; at < paragraph.length; at++)
    if (paragraph[at] === ' ' && paragraph[at + 1] !== ' ') yield at + 1;
  yield paragraph.length;
}

function previousEmailMessage(paragraph: string, end: number): number {
  const code = paragraph.charCodeAt(end - 1);
  return code >= 0xdc00 && code <= 0xdfff ? end - 2 : end - 1;
}

/** One spelling of each letter; blanks of any kind are blanks, and nothing that is not a letter reaches the page. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}
