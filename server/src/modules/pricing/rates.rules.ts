// Exchange rates as exact integers: 1 USD = 84.03 INR. Pure. [decisions §4]

const BILLION = 1_000_000_000n;
/** Digits behind the point that people may type. */
const TYPED_DIGITS = 6;

/** '84.03' rupees for one dollar -> cents for one paisa, in billionths, rounded half up; undefined for what is no rate. */
export function perInrE9Of(typed: string): number | undefined {
  const match = /^([0-9]{1,6})(?:[.,]([0-9]{1,6}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  const scale = 10n ** BigInt(TYPED_DIGITS);
  const scaled =
    BigInt(match[1] as string) * scale + BigInt((match[2] ?? '').padEnd(TYPED_DIGITS, '0'));
  if (scaled === 0n) return undefined;
  const result = (2n * BILLION * scale + scaled) / (2n * scaled);
  return result > 0n ? Number(result) : undefined;
}

/** Cents for one paisa, in billionths -> rupees for one dollar, four digits behind the point, rounded half up. */
export function inrPerUnitOf(perInrE9: number): string {
  const e9 = BigInt(perInrE9);
  const scaled = (2n * BILLION * 10_000n + e9) / (2n * e9);
  const digits = scaled.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Whole percents between two rates, whichever is larger. */
export function percentBetween(was: number, becomes: number): number {
  return Math.round((Math.abs(becomes - was) / was) * 100);
}

/** The day of the change; a second change of the day adds a number: `2026-11-24`, `2026-11-24.2`. */
export function nextTermsVersion(present: string, day: string): string {
  if (present !== day && !present.startsWith(`${day}.`)) return day;
  return `${day}.${Number(present.slice(day.length + 1) || 1) + 1}`;
}
