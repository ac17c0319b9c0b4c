// Layout of a business document on A4: head, facts, parties, goods over as many pages as they need, totals, tax table, bank, signature.
import { directionOf } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { encode } from 'uqr';
import { A4, type Element, Paper } from './paper.ts';
import type { PdfFile } from './render.ts';
import type { Fact, Sheet } from './sheet.rules.ts';
import { HAIRLINE, INK, MUTED, measureTable } from './sheet-table.ts';
import type { Ink } from './typesetter.ts';

const MARGIN = 40;
const WIDTH = A4.width - 2 * MARGIN;
/** Below it stands the foot only. */
const BOTTOM = A4.height - 46;
/** Where a page begins that goes on. */
const TOP = 56;
const BODY: Ink = { size: 8.5, color: INK };
const SMALL: Ink = { size: 7.5, color: MUTED };
const STRONG: Ink = { size: 8.5, weight: 600, color: INK };
const QR_SIZE = 84;
/** With its label. */
const QR_COLUMN = 110;

export async function makePdf({ sheets, title, at }: PdfFile): Promise<Buffer> {
  const [first] = sheets;
  if (first === undefined) throw new Error('no paper to draw');
  title ??= `${first.title} ${first.number}`;
  const paper = new Paper({
    locale: first.locale,
    direction: directionOf(first.locale),
    title,
    author: first.seller.name,
    at,
  });
  const beginnings: number[] = [];
  for (const [place, sheet] of sheets.entries()) {
    if (place > 0) paper.newPage();
    beginnings.push(paper.pages());
    drawSheet(paper, sheet);
  }
  return await paper.finish((page, of) => {
    const place = beginnings.findLastIndex((beginning) => beginning <= page);
    const sheet = sheets[place] as Sheet;
    const from = beginnings[place] as number;
    const last = (beginnings[place + 1] ?? of + 1) - 1;
    paper.put(paper.measure(sheet.footer, WIDTH * 0.7, SMALL), MARGIN, A4.height - 36);
    paper.put(
      paper.measure(
        translator(sheet.locale)('sheet.page', { n: page - from + 1, of: last - from + 1 }),
        WIDTH * 0.3,
        SMALL,
        'end',
      ),
      MARGIN + WIDTH * 0.7,
      A4.height - 36,
    );
  });
}

function drawSheet(paper: Paper, sheet: Sheet): void {
  const { root } = paper;
  const page = { next: nextPage, top: TOP, bottom: BOTTOM };
  let y = head(paper, root, sheet);
  y = facts(paper, root, sheet.facts, y);
  y = parties(paper, root, sheet, y) + 8;
  const lines = measureTable(paper, sheet.lines, { x: MARGIN, width: WIDTH });
  const closing = closingOf(paper, root, sheet);
  const summary = summaryOf(paper, root, sheet, page, closing);
  const sums = totalsOf(paper, root, sheet);
  // The last page never holds the closing alone: what stands above it comes along, a line of the goods too.
  const parts =
    summary === null
      ? [withNext(sums, closing), closing]
      : [sums, withNext(summary, closing), closing];
  const [{ gap, least }] = parts as [Part];
  y = lines.draw(paper.group(root, 'Table'), y, page, gap + least);
  for (const part of parts) y = part.draw(room(y + part.gap, part.least));

  /** Room for something of this height: here, or on the next page. @returns where */
  function room(from: number, height: number): number {
    return from + height <= BOTTOM ? from : nextPage();
  }

  function nextPage(): number {
    paper.newPage();
    const text = `${sheet.title} \u2066${sheet.number}\u2069 (${sheet.continued})`;
    paper.decorate(() => paper.put(paper.measure(text, WIDTH, SMALL), MARGIN, 34));
    return TOP;
  }
}

/** A part below the goods: `least` is the room that it begins in, `gap` the room above it. */
type Part = { gap: number; height: number; least: number; draw(y: number): number };

/** Begins only where the next part has room, too, unless no page has it for both. */
function withNext(part: Part, next: Part): Part {
  const both = part.height + next.gap + next.height;
  return { ...part, least: TOP + both <= BOTTOM ? both : part.least };
}

function head(paper: Paper, root: Element, { seller, title, secondTitle, mark }: Sheet): number {
  const right = 200;
  const left = WIDTH - right - 16;
  const top = MARGIN;
  let y = top - 2;
  if (seller.brand !== '' && seller.brand !== seller.name)
    y =
      paper.say(
        root,
        'P',
        paper.measure(seller.brand, left, { size: 13, weight: 600, color: INK }),
        MARGIN,
        y,
      ) + 8;
  y = paper.say(root, 'P', paper.measure(seller.name, left, { ...STRONG, size: 10 }), MARGIN, y);
  y = paper.say(root, 'P', paper.measure(seller.secondName, left, STRONG), MARGIN, y) + 2;
  for (const line of seller.lines)
    y = paper.say(root, 'P', paper.measure(line, left, BODY), MARGIN, y);
  const x = MARGIN + WIDTH - right;
  let beside = paper.say(
    root,
    'H1',
    paper.measure(title, right, { size: 18, weight: 600, color: INK }, 'end'),
    x,
    top - 6,
  );
  beside = paper.say(
    root,
    'P',
    paper.measure(secondTitle, right, { size: 13, weight: 600, color: INK }, 'end'),
    x,
    beside,
  );
  beside = paper.say(root, 'P', paper.measure(mark, right, SMALL, 'end'), x, beside + 2);
  return Math.max(y, beside) + 8;
}

/** Dark modules as squares, a row's neighbours as one, so that no printer leaves a hair between them. */
function drawQr(
  paper: Paper,
  root: Element,
  { label, code }: { label: string; code: string },
  y: number,
): number {
  const { data, size } = encode(code, { ecc: 'M', border: 2 });
  paper.drawing(MARGIN + WIDTH - QR_SIZE, y, QR_SIZE, size, (pdf) => {
    data.forEach((row, line) => {
      for (let from = 0; from < size; from++) {
        if (!row[from]) continue;
        let to = from;
        while (row[to]) to++;
        pdf.rect(from, line, to - from, 1);
        from = to;
      }
    });
    pdf.fill('#000000');
  });
  return paper.say(
    root,
    'P',
    paper.measure(label, QR_COLUMN, { ...SMALL, size: 6.5 }, 'end'),
    MARGIN + WIDTH - QR_COLUMN,
    y + QR_SIZE,
  );
}

function facts(paper: Paper, root: Element, all: readonly Fact[], top: number): number {
  // Two languages need more room.
  const columns = all.some(({ label }) => label.includes(' / ')) ? 4 : 5;
  const gap = 12;
  const width = (WIDTH - gap * (columns - 1)) / columns;
  paper.rule(MARGIN, top, WIDTH, { color: INK, thickness: 1 });
  let y = top + 8;
  for (let at = 0; at < all.length; at += columns) {
    let below = y;
    all.slice(at, at + columns).forEach(({ label, value }, index) => {
      const x = MARGIN + index * (width + gap);
      const under = paper.say(root, 'P', paper.measure(label, width, SMALL), x, y);
      below = Math.max(below, paper.say(root, 'P', paper.measure(value, width, STRONG), x, under));
    });
    y = below + 6;
  }
  paper.rule(MARGIN, y, WIDTH, { color: HAIRLINE });
  return y + 8;
}

/** The code stands beside them, where it takes no height of its own. */
function parties(paper: Paper, root: Element, sheet: Sheet, top: number): number {
  const { qr } = sheet;
  const width = (WIDTH - 24 - (qr === null ? 0 : QR_COLUMN + 12)) / 2;
  return Math.max(
    qr === null ? top : drawQr(paper, root, qr, top),
    ...sheet.parties.map(({ title, name, lines }, index) => {
      const x = MARGIN + index * (width + 24);
      let y = paper.say(root, 'P', paper.measure(title, width, SMALL), x, top);
      y = paper.say(root, 'P', paper.measure(name, width, STRONG), x, y);
      for (const line of lines) y = paper.say(root, 'P', paper.measure(line, width, BODY), x, y);
      return y;
    }),
  );
}

function totalsOf(paper: Paper, root: Element, sheet: Sheet): Part {
  const right = 226;
  const left = WIDTH - right - 24;
  const amounts = sheet.totals.map(({ label, value, isGrand = false }) => {
    const ink: Ink = isGrand ? { size: 11, weight: 600, color: INK } : BODY;
    return {
      isGrand,
      label: paper.measure(label, right * 0.56, ink),
      value: paper.measure(value, right * 0.44, ink, 'right'),
    };
  });
  const words = [
    ...sheet.words.flatMap(({ label, value }) => [
      paper.measure(label, left, SMALL),
      paper.measure(value, left, STRONG),
    ]),
    ...sheet.notes.map((note) => paper.measure(note, left, SMALL)),
  ];
  const heights = [
    words.reduce((sum, block) => sum + block.height + 2, 0),
    amounts.reduce(
      (sum, row) => sum + Math.max(row.label.height, row.value.height) + (row.isGrand ? 14 : 3),
      0,
    ),
  ];
  const height = Math.max(...heights);
  return { gap: 10, height, least: height, draw };

  function draw(top: number): number {
    let beside = top;
    for (const block of words) beside = paper.say(root, 'P', block, MARGIN, beside) + 2;
    let y = top;
    const x = MARGIN + WIDTH - right;
    for (const { isGrand, label, value } of amounts) {
      const height = Math.max(label.height, value.height);
      if (isGrand) {
        paper.rule(x, y + 2, right, { color: INK, thickness: 1 });
        y += 6;
      }
      paper.say(root, 'P', label, x, y);
      paper.say(root, 'P', value, x + right * 0.56, y);
      y += height + 3;
      if (!isGrand) continue;
      paper.rule(x, y, right, { color: INK, thickness: 1 });
      y += 5;
    }
    return Math.max(beside, y);
  }
}

/** The table that the tax office reads; longer than a page, its last row is beside the closing. */
function summaryOf(
  paper: Paper,
  root: Element,
  { summary }: Sheet,
  page: Parameters<ReturnType<typeof measureTable>['draw']>[2],
  closing: Part,
): Part | null {
  if (summary === null) return null;
  const title = paper.measure(summary.title, WIDTH, STRONG);
  const table = measureTable(paper, summary.table, { x: MARGIN, width: WIDTH });
  return {
    gap: 12,
    height: title.height + 4 + table.height,
    least: 80,
    draw: (top) =>
      table.draw(
        paper.group(root, 'Table'),
        paper.say(root, 'H2', title, MARGIN, top) + 4,
        page,
        closing.gap + closing.height,
      ),
  };
}

function closingOf(paper: Paper, root: Element, sheet: Sheet): Part {
  const right = 190;
  const left = WIDTH - right - 24;
  const bankTitle = sheet.bank === null ? null : paper.measure(sheet.bank.title, left, STRONG);
  const bank = (sheet.bank?.facts ?? []).map(({ label, value }) => ({
    label: paper.measure(label, 84, SMALL),
    value: paper.measure(value, left - 88, BODY),
  }));
  const texts = sheet.closing.map(({ title, text }) => ({
    title: paper.measure(title, left, STRONG),
    text: paper.measure(text, left, SMALL),
  }));
  // Exactly what is drawn below: a sheet that just fits must not begin a second one.
  const texted =
    (bankTitle === null ? 0 : bankTitle.height + 8) +
    bank.reduce((sum, row) => sum + Math.max(row.label.height, row.value.height), 0) +
    texts.reduce((sum, row) => sum + row.title.height + row.text.height, 0) +
    6 * Math.max(0, texts.length - 1);
  const height = Math.max(texted, 96);
  return { gap: 10, height, least: height, draw };

  function draw(top: number): number {
    let y = top;
    if (bankTitle !== null) {
      y = paper.say(root, 'H2', bankTitle, MARGIN, y) + 2;
      for (const { label, value } of bank) {
        paper.say(root, 'P', label, MARGIN, y);
        paper.say(root, 'P', value, MARGIN + 88, y);
        y += Math.max(label.height, value.height);
      }
      y += 6;
    }
    for (const { title, text } of texts)
      y = paper.say(root, 'P', text, MARGIN, paper.say(root, 'H2', title, MARGIN, y)) + 6;
    const x = MARGIN + WIDTH - right;
    paper.say(root, 'P', paper.measure(sheet.signature.for, right, STRONG), x, top);
    paper.rule(x, top + 76, right, { color: INK });
    paper.say(root, 'P', paper.measure(sheet.signature.signatory, right, SMALL), x, top + 79);
    return top + height;
  }
}
