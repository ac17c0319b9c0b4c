// Layout of address labels on 100 x 150 mm: sender, recipient in large letters, facts, the barcode of a number, and which parcel of how many; a page each.
import { directionOf } from '@millwright/contracts';
import { drawBarcode } from './barcode.ts';
import { type Element, Paper } from './paper.ts';
import type { Label, LabelFile } from './render.ts';
import type { Ink } from './typesetter.ts';

const MM = 72 / 25.4;
const LABEL = { width: 100 * MM, height: 150 * MM } as const;
const MARGIN = 16;
const WIDTH = LABEL.width - 2 * MARGIN;
const INK = '#000000';
const SMALL: Ink = { size: 7.5, color: INK };
const BODY: Ink = { size: 9, color: INK };
const LARGE: Ink = { size: 14, color: INK };
const NAME: Ink = { size: 16, weight: 600, color: INK };
const BAR_HEIGHT = 20 * MM;
const BARCODE_TOP = LABEL.height - MARGIN - BAR_HEIGHT - 44;

export async function makeLabels({ labels, title, at }: LabelFile): Promise<Buffer> {
  const [first] = labels;
  if (first === undefined) throw new Error('no label to draw');
  const paper = new Paper({
    locale: first.locale,
    direction: directionOf(first.locale),
    title,
    author: first.from.lines[0] ?? '',
    at,
    size: LABEL,
  });
  for (const [place, label] of labels.entries()) {
    if (place > 0) paper.newPage();
    drawLabel(paper, paper.root, label);
  }
  return await paper.finish(() => undefined);
}

function drawLabel(paper: Paper, root: Element, { from, to, facts, code, count }: Label): void {
  const write = (text: string, ink: Ink, y: number): number =>
    paper.say(root, 'P', paper.measure(text, WIDTH, ink), MARGIN, y);
  let y = write(from.title, SMALL, MARGIN);
  for (const line of from.lines) y = write(line, BODY, y);
  paper.rule(MARGIN, y + 8, WIDTH, { color: INK, thickness: 1 });
  y = write(to.title, SMALL, y + 16) + 4;
  for (const [index, line] of to.lines.entries()) {
    // What does not fit above the barcode becomes smaller rather than running into it.
    const isTight = y > BARCODE_TOP - 90;
    y = write(line, isTight ? BODY : index === 0 ? NAME : LARGE, y);
  }
  paper.rule(MARGIN, BARCODE_TOP - 44, WIDTH, { color: INK });
  let beside = BARCODE_TOP - 38;
  for (const line of facts) beside = write(line, BODY, beside);
  drawBarcode(paper, code, { y: BARCODE_TOP, height: BAR_HEIGHT, width: LABEL.width });
  const below = BARCODE_TOP + BAR_HEIGHT + 6;
  paper.say(root, 'P', paper.measure(code, WIDTH * 0.65, NAME), MARGIN, below);
  paper.say(
    root,
    'P',
    paper.measure(count, WIDTH * 0.35, NAME, 'end'),
    MARGIN + WIDTH * 0.65,
    below,
  );
}
