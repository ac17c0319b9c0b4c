// Code 128 barcode on paper: in the middle of a width, with its quiet zones.
import { code128, QUIET_ZONE } from './code128.rules.ts';
import type { Paper } from './paper.ts';

/** Of a bar, in points: 0.375 mm; a printer of labels has 8 dots a millimetre. */
const MODULE = (0.375 * 72) / 25.4;

/** Narrower bars where the code is long. @param place in points */
export function drawBarcode(
  paper: Paper,
  code: string,
  { y, height, width }: { y: number; height: number; width: number },
): void {
  const widths = code128(code);
  const modules = widths.reduce((sum, bar) => sum + bar, 0) + 2 * QUIET_ZONE;
  const module = Math.min(MODULE, (width - 8) / modules);
  paper.decorate(() => {
    let x = (width - modules * module) / 2 + QUIET_ZONE * module;
    for (const [index, bar] of widths.entries()) {
      if (index % 2 === 0) paper.pdf.rect(x, y, bar * module, height);
      x += bar * module;
    }
    paper.pdf.fill('#000000');
  });
}
