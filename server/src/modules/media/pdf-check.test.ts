// Tests of the PDF check: packed content is found behind any decoy, and honest documents pass.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HONEST_PDFS, HOSTILE_PDFS } from '../../../testing/hostile-pdfs.ts';
import { pdfFault } from './pdf-check.ts';

for (const [about, bytes] of HOSTILE_PDFS)
  test(`pdfFault › ${about} › refused [promises P16]`, () => {
    assert.notEqual(pdfFault(bytes), null);
  });

for (const [about, bytes] of HONEST_PDFS)
  test(`pdfFault › ${about} › taken [promises P16]`, () => {
    assert.equal(pdfFault(bytes), null);
  });

test('pdfFault › thousands of beginnings and texts without an end › refused, not read again for each [promises P16]', () => {
  const text = `%PDF-1.7\n${'1 0 obj ('.repeat(100_000)}\nstartxref\n9\n%%EOF\n`;
  assert.equal(pdfFault(Buffer.from(text)), 'damaged');
});
