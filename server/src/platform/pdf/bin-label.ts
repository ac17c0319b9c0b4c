// Layout of bin labels on 70 x 37 mm: the name, the number in large letters, facts, and the number as a barcode; a page each.
import { directionOf } from '@millwright/contracts';
import { drawBarcode } from './barcode.ts';
import { Paper } from './paper.ts';
import type { BinLabel, BinLabelFile } from './render.ts';
import type { Ink } from './typesetter.ts';

const MM = 72 / 25.4;
const LABEL = { width: 70 * MM, height: 37 * MM } as const;
const MARGIN = 8;
const WIDTH = LABEL.width - 2 * MARGIN;
const INK = '#000000';
const NAME: Ink = { size: 7.5, color: INK };
const NUMBER: Ink = { size: 14, weight: 600, color: INK };
/** A long number. */
const NARROW: Ink = { size: 9, weight: 600, color: INK };
const FACT: Ink = { size: 7, color: INK };
const BAR_HEIGHT = 9 * MM;
const BARCODE_TOP = LABEL.height - MARGIN - BAR_HEIGHT;
const NAME_LINES = 2;

export async function makeBinLabels({ binLabels, locale, ...file }: BinLabelFile): Promise<Buffer> {
  const paper = new Paper({ ...file, locale, direction: directionOf(locale), size: LABEL });
  for (const [place, label] of binLabels.entries()) {
    if (place > 0) paper.newPage();
    drawBinLabel(paper, label);
  }
  return await paper.finish(() => undefined);
}

function drawBinLabel(paper: Paper, { name, number, facts, barcode }: BinLabel): void {
  const write = (text: string, ink: Ink, y: number, lines: number): number => {
    const block = paper.measure(text, WIDTH, ink);
    const shown = block.lines.slice(0, lines);
    const cut = { ...block, lines: shown, height: shown.length * block.leading };
    return paper.say(paper.root, 'P', cut, MARGIN, y);
  };
  const isLong = paper.measure(number, WIDTH, NUMBER).lines.length > 1;
  let y = write(number, isLong ? NARROW : NUMBER, MARGIN, 2);
  y = write(name, NAME, y + 1, NAME_LINES);
  for (const fact of facts) if (y < BARCODE_TOP - 10) y = write(fact, FACT, y + 1, 1);
  if (barcode !== null)
    drawBarcode(paper, barcode, { y: BARCODE_TOP, height: BAR_HEIGHT, width: LABEL.width });
}
