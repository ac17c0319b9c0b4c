// PDFs with objects packed in streams: honest ones, and ones whose packed script is hidden behind a decoy. [promises P16]
import { deflateSync } from 'node:zlib';

const ACTION = '5 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>';
const SCRIPT = deflateSync(ACTION);
const HARMLESS = deflateSync('5 0 << /Type /Page /Note (a page) >>');
const DECOY = deflateSync('x').toString('latin1');
const KEYS = '/Type /ObjStm /N 1 /First 4';

type Part = string | Buffer;
const bytesOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

function pdf(...parts: Part[]): Buffer {
  return bytesOf([
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ...parts,
    '\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ]);
}
/** An object with a stream; `keys` stand in its dictionary. */
const packed = (keys: string, data: Buffer = SCRIPT, number = 4): Part[] => [
  `${number} 0 obj\n<< ${keys} >>\nstream\n`,
  data,
  '\nendstream\nendobj\n',
];
const flate = `${KEYS} /Filter /FlateDecode`;
const hex = Buffer.from(`${SCRIPT.toString('hex')}>`);
/** Each byte less the one above it: without undoing that, no name is seen. */
const predicted = deflateSync(
  Buffer.concat([...ACTION].map((sign) => Buffer.from([2, sign.charCodeAt(0)]))),
);

export const HONEST_PDFS: readonly (readonly [about: string, bytes: Buffer])[] = [
  ['packed objects', pdf(...packed(flate, HARMLESS))],
  [
    'two packs and a comment between them',
    pdf(...packed(flate, HARMLESS), '% stream of nothing\n', ...packed(flate, HARMLESS, 6)),
  ],
  ['objects packed but not deflated', pdf(...packed(KEYS, Buffer.from('5 0 << /Type /Page >>')))],
  ['a filter in brackets', pdf(...packed(`${KEYS} /Filter [ /FlateDecode ]`, HARMLESS))],
  [
    'a text with brackets and a stream in it',
    pdf(
      '7 0 obj\n<< /Title (Valve \\(of the main stream\\) (2)) >>\nendobj\n',
      ...packed(flate, HARMLESS),
    ),
  ],
];

export const HOSTILE_PDFS: readonly (readonly [about: string, bytes: Buffer])[] = [
  [
    'a decoy in a comment',
    pdf(...packed(`${KEYS} %stream\n${DECOY}endstream\n/Filter /FlateDecode`)),
  ],
  ['a whole decoy in a comment', pdf(...packed(`${flate} %stream ${DECOY}endstream\n`))],
  [
    'a decoy in a text',
    pdf(...packed(`${flate} /Note (stream\n${DECOY.replace(/[()\\]/g, '\\$&')}endstream)`)),
  ],
  [
    'a decoy in a text within a text',
    pdf(...packed(`${flate} /Note (a (stream\n) b \\) stream\nendstream)`)),
  ],
  [
    'a decoy in a nested dictionary',
    pdf(...packed(`/Note << /A (stream\nendstream) /B [ (stream) ] >> ${flate}`)),
  ],
  ['a decoy in a hexadecimal text', pdf(...packed(`${flate} /Note <stream\nendstream>`))],
  [
    'a pack named in a comment before the real one',
    pdf(
      '4 0 obj\n<< %/ObjStm\n/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n',
      SCRIPT,
      '\nendstream\nendobj\n',
    ),
  ],
  [
    'an honest pack, then one with a script',
    pdf(...packed(flate, HARMLESS), ...packed(flate, SCRIPT, 6)),
  ],
  ['a pack that does not say so', pdf(...packed('/N 1 /First 4 /Filter /FlateDecode'))],
  ['a pack whose keys are escaped', pdf(...packed('/#4e 1 /Fir#73t 4 /Filter /FlateDecode'))],
  [
    'a pack whose type is another object',
    pdf('7 0 obj\n/ObjStm\nendobj\n', ...packed('/Type 7 0 R /N 1 /First 4 /Filter /FlateDecode')),
  ],
  [
    'a pack with odd white space',
    pdf('4\f0\robj<<', `${flate}>>stream \r\n`, SCRIPT, '\rendstream\rendobj\r'),
  ],
  [
    'a pack behind a comment in its number',
    pdf('4 %\n0 %\nobj%\n<<', `${flate}>>%\nstream\n`, SCRIPT, '\nendstream\nendobj\n'),
  ],
  ['a pack without an end', pdf('4 0 obj\n<<', `${flate}>>\nstream\n`, SCRIPT)],
  [
    'a pack in another code',
    pdf(...packed(`${KEYS} /Filter [ /ASCIIHexDecode /FlateDecode ]`, hex)),
  ],
  [
    'a pack with two filters to choose from',
    pdf(...packed(`/Filter /FlateDecode ${KEYS} /Filter /ASCIIHexDecode`, hex)),
  ],
  [
    'a pack whose filter is another object',
    pdf('7 0 obj\n/ASCIIHexDecode\nendobj\n', ...packed(`${KEYS} /Filter 7 0 R`, hex)),
  ],
  [
    'a pack with a predictor',
    pdf(...packed(`${flate} /DecodeParms << /Predictor 12 /Columns 1 >>`, predicted)),
  ],
  ['a pack in a file of its own', pdf(...packed(`${flate} /F (elsewhere.bin)`, HARMLESS))],
  ['a pack that is encrypted', pdf(...packed(`${KEYS} /Filter [ /Crypt /FlateDecode ]`))],
  ['a pack that is no deflate', pdf(...packed(flate, Buffer.from('not deflated')))],
];
