// Tests of encoding detection: tables as Excel writes them on Windows of several countries. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodingOf } from './encoding.ts';

/** Bytes of a text in a Windows code page. */
function bytesIn(encoding: string, text: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]),
  );
  return Buffer.from([...text].map((sign) => byteOf.get(sign) ?? assert.fail(`${sign} is none`)));
}

for (const [encoding, text] of [
  ['windows-1252', 'Artikel;Bezeichnung\n1;Scheibe Ø 8,4 verzinkt für Größe 8\n2;Sechskant×40'],
  ['windows-1252', 'Varenr;Navn\n1;Rør Ø 20 rustfri\n2;Bøsning blå'],
  ['windows-1252', 'Código;Descripción\n1;Tuerca métrica\n2;Fijación de presión'],
  ['windows-1252', 'part;size\n1;25 °C ½ "'],
  ['windows-1251', 'артикул;наименование;ед\n1;Ключ М8х40 оцинкованный;шт'],
  ['windows-1251', 'sku;name;unit\n6205;Подшипник 6205-2RS;шт'],
  ['windows-1256', 'رقم القطعة;الاسم\n1;محمل كروي 6205\n2;مسمار سداسي'],
] as const)
  test(`encodingOf › ${text.split('\n')[1]} › ${encoding} [back office imports]`, () => {
    assert.equal(encodingOf(bytesIn(encoding, text)), encoding);
  });
