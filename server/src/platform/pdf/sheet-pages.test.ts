// Tests of where a document breaks: the last page never holds bank and signature alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sheet } from './sheet.rules.ts';
import { makePdf } from './sheet.ts';

const words = (n: number): string => 'Payment within two working days of the invoice. '.repeat(n);

function aSheet(
  locale: Sheet['locale'],
  { rows, codes, terms }: { rows: number; codes: number; terms: number },
): Sheet {
  const column = { head: 'Goods', width: 10, align: 'start' } as const;
  const rowsOf = (name: string, n: number) =>
    Array.from({ length: n }, (_, at) => [{ text: `${name} ${at + 1}`, small: 'SKU' }]);
  return {
    locale,
    title: 'Invoice',
    secondTitle: '',
    mark: '',
    number: 'MW/26-27/000123',
    seller: { brand: '', name: 'Seller', secondName: '', lines: ['Plot 7'] },
    facts: [{ label: 'Number', value: '1' }],
    parties: [{ title: 'Bill to', name: 'Buyer', lines: ['Street'] }],
    lines: { columns: [column], rows: rowsOf('Good', rows), foot: [{ text: 'Sum' }] },
    totals: [{ label: 'Total payable', value: '1.00', isGrand: true }],
    words: [],
    notes: [],
    summary:
      codes === 0
        ? null
        : {
            title: 'By code',
            table: {
              columns: [column],
              rows: rowsOf('Code', codes),
              foot: [{ text: 'All codes' }],
            },
          },
    bank: { title: 'Bank details', facts: [{ label: 'Account', value: '0012345' }] },
    closing: [{ title: 'Terms', text: words(terms) }],
    signature: { for: 'For Seller', signatory: 'Signatory' },
    qr: null,
    continued: 'continued',
    footer: 'Seller',
  };
}

/** Texts of each page, as screen readers hear them. */
async function pagesOf(sheet: Sheet): Promise<string[][]> {
  const pdf = (await makePdf({ sheets: [sheet], at: new Date(0) })).toString('latin1');
  const pages = new Map<string, string[]>();
  for (const [, text = '', page = ''] of pdf.matchAll(
    /\/ActualText \(([^)]*)\)\n\/P [^\n]*\n\/K [^\n]*\n\/Pg (\d+) 0 R/g,
  ))
    pages.set(page, [...(pages.get(page) ?? []), text]);
  return [...pages.values()];
}

for (const [locale, codes, terms] of [
  ['en', 0, 1],
  ['en', 0, 40],
  ['en', 1, 1],
  ['ar', 3, 40],
  ['ar', 45, 1],
] as const) {
  test(`sheet › ${locale}, ${codes} codes, terms of ${terms} sentences, any number of lines › whole; bank and signature have goods, sums or codes above them [§7.5]`, async () => {
    const broken = new Set<number>();
    for (let rows = 1; rows <= 24; rows++) {
      const pages = await pagesOf(aSheet(locale, { rows, codes, terms }));
      const all = pages.flat();
      for (const text of ['Total payable', 'Bank details', 'Signatory', 'Sum', `Good ${rows}`])
        assert.equal(all.filter((each) => each === text).length, 1, `${text}, ${rows} lines`);
      assert.equal(all.filter((each) => each.startsWith('Good ')).length, rows);
      assert.equal(all.filter((each) => each.startsWith('Code ')).length, codes);
      const last = pages.at(-1) ?? [];
      assert.ok(last.includes('Bank details'), `${rows} lines`);
      assert.ok(
        last.some((text) => /^(Total payable|Code \d+)$/.test(text)),
        `${rows} lines: ${last.join(' | ')}`,
      );
      if (pages.length === 1) continue;
      broken.add(pages.length);
      // Sums follow a line of the goods.
      const page = pages.find((texts) => texts.includes('Total payable')) ?? [];
      if (rows > 1) assert.ok(page.includes(`Good ${rows}`), `${rows} lines: ${page.join(' | ')}`);
    }
    assert.ok(broken.size > 0, 'no document broke');
  });
}
