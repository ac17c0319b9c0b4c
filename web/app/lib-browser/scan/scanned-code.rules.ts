// Scanned code: the text of a barcode, QR code or DataMatrix as numbers to search for and a quantity: GS1, ANSI MH10 envelopes, addresses, plain numbers. Pure.
import { isGtin, plainGtin } from '@millwright/contracts';
import { type Elements, readDigitalLink, readElementString } from './gs1.rules.ts';

export type ScannedCode = {
  /** What to search for. Empty: the code names no part. */
  text: string;
  /** Other numbers that the code may mean, the likeliest first, for when nothing has the first one. */
  others: string[];
  /** Units, at least 1. */
  quantity?: number;
  /** A page of this shop, with its query: the code is its address. */
  path?: string;
};

const GS = '\x1d';
const RS = '\x1e';
const EOT = '\x04';
const MAX_TEXT = 200;
const MAX_QUANTITY = 999_999_999;
/** Symbology identifiers (ISO/IEC 15424) of codes whose content is GS1's: GS1-128, DataBar, DataMatrix, QR, rectangular QR. */
const GS1_PREFIX = /^\](?:C1|e\d|d2|Q3)/;

/**
 * @param raw as the detector read it, with or without a symbology identifier such as `]d2`
 * @param host of this shop: addresses of it are its own pages
 */
export function readScannedCode(raw: string, host: string): ScannedCode {
  const isMarkedGs1 = GS1_PREFIX.test(raw);
  const text = raw.replace(/^\][A-Za-z]\w/, '').trim();
  if (text.startsWith('[)>')) return readEnvelope(text);
  if (/^https?:\/\//i.test(text)) return readAddress(text, host);
  const elements = readElementString(text.startsWith(GS) ? text.slice(1) : text);
  // Without a mark of GS1 only a GTIN at the beginning, with its check digit, tells an element string from a long number.
  const isGs1 =
    isMarkedGs1 ||
    text.startsWith(GS) ||
    text.startsWith('(') ||
    isGtin(elements?.get('01') ?? elements?.get('02') ?? '');
  return elements !== undefined && isGs1 ? ofElements(elements) : readPlain(text);
}

/**
 * Of several codes on one label the one that says most: numbers with a quantity, then GS1 and envelopes, then whatever names a part.
 * @returns undefined when there is none
 */
export function bestOf(codes: readonly ScannedCode[]): ScannedCode | undefined {
  const worth = ({ text, path, quantity, others }: ScannedCode): number =>
    (text === '' && path === undefined ? 0 : 8) +
    (quantity === undefined ? 0 : 4) +
    (others.length > 0 || path !== undefined ? 2 : 0);
  return codes.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** 240: the manufacturer's addition to the GTIN, in practice their part number; 241: the buyer's own. 30 and 37 count units. */
function ofElements(elements: Elements): ScannedCode {
  const gtins = [elements.get('01'), elements.get('02')]
    .filter((value) => value !== undefined && isGtin(value))
    .map((value) => plainGtin(value as string));
  return made(
    [elements.get('240'), ...gtins, elements.get('241')],
    elements.get('30') ?? elements.get('37'),
  );
}

const GROUP_ENDS = new RegExp(`[${RS}${EOT}]`);

/** `[)>` RS 06 GS data identifiers ... RS EOT; format 05 holds GS1 elements instead. */
function readEnvelope(text: string): ScannedCode {
  const found = new Map<string, string>();
  for (const group of text.slice(3).split(GROUP_ENDS)) {
    const [format, ...fields] = group.split(GS);
    if (format === '05') {
      const elements = readElementString(fields.join(GS));
      if (elements !== undefined) return ofElements(elements);
    }
    if (format !== '06') continue;
    for (const field of fields) {
      const [, identifier, value] = /^(\d{0,3}[A-Z])(.+)$/s.exec(field) ?? [];
      if (identifier !== undefined && value !== undefined && !found.has(identifier))
        found.set(identifier, value.trim());
    }
  }
  // The supplier's part number, a second one of theirs, the buyer's.
  return made([found.get('1P'), found.get('30P'), found.get('P')], found.get('Q'));
}

function readAddress(text: string, host: string): ScannedCode {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return made([], undefined);
  if (url.host.toLowerCase() === host.toLowerCase()) {
    const asked = url.searchParams.get('query') ?? '';
    return { ...made([asked], undefined), path: url.pathname + url.search };
  }
  const elements = readDigitalLink(url);
  return elements === undefined ? made([], undefined) : ofElements(elements);
}

/** A barcode of its own on a label with several begins with its data identifier; a part number may begin like one. */
function readPlain(text: string): ScannedCode {
  if (isGtin(text)) return made([plainGtin(text), text], undefined);
  const [, value] = /^(?:1P|30P|P)(\S.{2,})$/.exec(text) ?? [];
  return made([text, value], undefined);
}

function made(numbers: readonly (string | undefined)[], quantity: string | undefined): ScannedCode {
  const [text = '', ...others] = [...new Set(numbers.map((number) => clean(number ?? '')))].filter(
    (number) => number !== '',
  );
  const units = wholeNumber(quantity ?? '');
  return { text, others, ...(units === undefined ? {} : { quantity: units }) };
}

/** `25`, `00025`, `25.000`, `25 EA`; not `2.5`. */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(\d{1,12})(?:[.,]0+)?\s*[A-Z]{0,3}$/i.exec(text.trim()) ?? [];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= MAX_QUANTITY ? number : undefined;
}

/** One line without control characters, as long as a search may be. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}
