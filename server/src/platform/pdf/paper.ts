// Page layout in both directions: places count from the side where a line of that language begins; blocks are measured before they are put down.
import PDFDocument from 'pdfkit';
import type { Direction } from './bidi.rules.ts';
import { type Ink, type TypeLine, Typesetter } from './typesetter.ts';

/** `right` is that of the paper: numbers are aligned in any language. */
export type Align = 'start' | 'end' | 'right';
export type Block = {
  lines: TypeLine[];
  width: number;
  height: number;
  leading: number;
  ink: Ink;
  align: Align;
  text: string;
};
/** An element of the document's structure, which screen readers follow. */
export type Element = PDFKit.PDFStructureElement;

export const A4 = { width: 595.28, height: 841.89 } as const;

export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  readonly #direction: Direction;
  readonly #width: number;
  readonly #type: Typesetter;
  readonly #parts: Buffer[] = [];
  readonly #finished: Promise<void>;

  constructor({
    locale,
    direction,
    title,
    author,
    at,
    size = A4,
  }: {
    locale: string;
    direction: Direction;
    title: string;
    author: string;
    at: Date;
    /** Of each page, in points. */
    size?: { width: number; height: number };
  }) {
    this.#direction = direction;
    this.#width = size.width;
    this.pdf = new PDFDocument({
      size: [size.width, size.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    this.pdf.on('data', (part: Buffer) => this.#parts.push(part));
    this.#finished = new Promise((resolve, reject) =>
      this.pdf.once('end', resolve).once('error', reject),
    );
    this.#type = new Typesetter(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  measure(text: string, width: number, ink: Ink, align: Align = 'start'): Block {
    // Arabic letters reach higher and lower than Latin ones; numbers do so in no language.
    const leading = ink.size * (/\p{Script=Arabic}/u.test(text) ? 1.44 : 1.34);
    const lines = text === '' ? [] : this.#type.wrap(text, width, ink, this.#direction);
    return { lines, width, height: lines.length * leading, leading, ink, align, text };
  }

  /** @param x distance of the block's beginning from the side where lines begin @returns where the next thing may stand */
  put(block: Block, x: number, y: number): number {
    const left = this.#left(x, block.width);
    const isRight =
      block.align === 'right' || (this.#direction === 'rtl') === (block.align === 'start');
    block.lines.forEach((line, index) => {
      const baseline = y + index * block.leading + block.leading / 2 + block.ink.size * 0.36;
      this.#type.draw(line, isRight ? left + block.width - line.width : left, baseline, block.ink);
    });
    return y + block.height;
  }

  /** Puts text down as an element of the structure, with its letters in the order of reading. */
  say(parent: Element, type: string, block: Block, x: number, y: number): number {
    if (block.lines.length === 0) return y;
    const content = this.pdf.markStructureContent(type);
    const below = this.put(block, x, y);
    this.pdf.endMarkedContent();
    const actual = block.text.replace(/[\u2066-\u2069]/g, '').replaceAll('\n', ' ');
    parent.add(this.pdf.struct(type, { actual }, content));
    return below;
  }

  group(parent: Element, type: string): Element {
    const element = this.pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** What is seen but not read: rules, grounds, page numbers. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.decorate(() => this.pdf.rect(this.#left(x, width), y, width, height).fill(color));
  }

  rule(
    x: number,
    y: number,
    width: number,
    { color, thickness = 0.5 }: { color: string; thickness?: number },
  ): void {
    const left = this.#left(x, width);
    this.decorate(() =>
      this.pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke(),
    );
  }

  /** A drawing of so many units square, from its path or its dark modules. */
  drawing(
    x: number,
    y: number,
    size: number,
    units: number,
    draw: (pdf: PDFKit.PDFDocument) => void,
  ): void {
    const left = this.#left(x, size);
    this.decorate(() => {
      this.pdf
        .save()
        .translate(left, y)
        .scale(size / units);
      draw(this.pdf);
      this.pdf.restore();
    });
  }

  /** How many there are so far. */
  pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  newPage(): void {
    this.pdf.addPage();
  }

  /** Calls `foot` on each page when all are there. @returns the file */
  async finish(foot: (page: number, of: number) => void): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page);
      this.decorate(() => foot(page + 1, count));
    }
    this.root.end();
    this.pdf.end();
    await this.#finished;
    return Buffer.concat(this.#parts);
  }

  #left(x: number, width: number): number {
    return this.#direction === 'rtl' ? this.#width - x - width : x;
  }
}
