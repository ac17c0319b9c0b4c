// Data sheet PDF: its drawing, part numbers and every attribute with its unit, on one A4 page. [§2.7 Digital Document]
import type { ProductDetail } from '@millwright/contracts';

const MARGIN = 48;
const INK = '#1c1c1a';
const HAIRLINE = '#c9c7c0';

/** The sheet as a PDF, in English: the language of the standards it names. `drawing` is the product's picture as SVG or photo. */
export async function makeDataSheet(
  product: ProductDetail,
  drawing: Buffer | null,
): Promise<Buffer> {
  // Loaded when the first sheet is made: both are large.
  const [{ default: PDFDocument }, { default: sharp }] = await Promise.all([
    import('pdfkit'),
    import('sharp'),
  ]);
  // Uncompressed text streams would let a reader search as well; the file stays under 100 KB either way.
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: {
      Title: printable(product.name),
      Author: 'Millwright',
      CreationDate: new Date(product.createdAt),
    },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<void>((resolve, reject) =>
    pdf.once('end', resolve).once('error', reject),
  );
  const width = pdf.page.width - 2 * MARGIN;

  pdf
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(10)
    .text('MILLWRIGHT', { continued: true })
    .font('Helvetica')
    .text('   Data sheet');
  rule(pdf, width);
  pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(17).text(printable(product.name), { width });
  pdf.moveDown(0.3).font('Helvetica').fontSize(10).text(printable(product.description), { width });
  if (drawing !== null) {
    const picture = await sharp(drawing, { density: 144 })
      .resize({ width: 1_200, height: 900, fit: 'inside' })
      .png({ palette: true })
      .toBuffer();
    pdf.moveDown(0.8).image(picture, { fit: [width, 240], align: 'center' });
    pdf.y += 8;
  }
  pdf.moveDown(0.8);
  for (const [name, value] of rowsOf(product)) row(pdf, width, printable(name), printable(value));
  pdf.end();
  await finished;
  return Buffer.concat(parts);
}

function rowsOf(product: ProductDetail): [string, string][] {
  return [
    ['Part number', product.sku],
    [
      'Manufacturer',
      product.originCountry === ''
        ? product.manufacturer.name
        : `${product.manufacturer.name} (${product.originCountry})`,
    ],
    ['Manufacturer part number', product.mpn],
    ...product.attributes.map((entry): [string, string] => [
      entry.name,
      entry.unit === null ? entry.value : `${entry.value} ${entry.unit}`,
    ]),
    ...(product.weightGrams === 0
      ? []
      : [['Weight', `${product.weightGrams} g`] as [string, string]]),
    ...(product.gtin === null ? [] : [['GTIN', product.gtin] as [string, string]]),
    ...[
      ['HSN', product.hsn] as [string, string],
      ['UNSPSC', product.unspsc] as [string, string],
    ].filter(([, code]) => code !== ''),
  ];
}

function row(pdf: PDFKit.PDFDocument, width: number, name: string, value: string): void {
  const top = pdf.y + 7;
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(name, MARGIN, top, { width: width * 0.4 });
  const below = pdf.y;
  pdf.font('Helvetica-Bold').text(value, MARGIN + width * 0.42, top, { width: width * 0.58 });
  pdf.y = Math.max(below, pdf.y) + 1;
  pdf.x = MARGIN;
  rule(pdf, width);
}

function rule(pdf: PDFKit.PDFDocument, width: number): void {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + width, pdf.y + 2)
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .stroke();
}

/** The built-in fonts know Latin-1; what the trade writes beyond it has a spelling there. */
function printable(text: string): string {
  return text
    .replace(/[≤≥]/g, (sign) => (sign === '≤' ? '<=' : '>='))
    .replace(/[–—−]/g, '-')
    .replace(/[“”″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .replace(/Ω/g, 'ohm')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -ÿ]/g, '?');
}
