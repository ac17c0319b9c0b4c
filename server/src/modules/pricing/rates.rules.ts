// Exchange rates as exact integers: 1 USD = 84.03 INR. Pure. [decisions §4]

const BILLION = 1_000_000_000n;
/** Digits behind the point that people may type. */
const TYPED_DIGITS = 6;

/** '84.03' units of the base currency for one of another -> minor units of that for one of the base, in billionths, rounded half up; undefined for what is no rate. */
export function perBaseE9Of(typed: string): number | undefined {
  const match = /^([0-9]{1,6})(?:[.,]([0-9]{1,6}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  const scale = 10n ** BigInt(TYPED_DIGITS);
  const scaled =
    BigInt(match[1] as string) * scale + BigInt((match[2] ?? '').padEnd(TYPED_DIGITS, '0'));
  if (scaled === 0n) return undefined;
  const result = (2n * BILLION * scale + scaled) / (2n * scaled);
  return result > 0n ? Number(result) : undefined;
}

/** The way back: units of the base currency for one of the other, rounded half up; four digits behind the point, six of what is worth less than one. */
export function basePerUnitOf(perBaseE9: number): string {
  const e9 = BigInt(perBaseE9);
  const places = e9 > BILLION ? 6 : 4;
  const scaled = (2n * BILLION * 10n ** BigInt(places) + e9) / (2n * e9);
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Beyond it a rate is more likely a slip of the hand. */
export const FAR_OFF_PERCENT = 20;

/** Whole percents between two rates, whichever is larger. */
export function percentBetween(was: number, becomes: number): number {
  return Math.round((Math.abs(becomes - was) / was) * 100);
}

/** The day of the change; a second change of the day adds a number: `2026-11-24`, `2026-11-24.2`. */
export function nextTermsVersion(present: string, day: string): string {
  if (present !== day && !present.startsWith(`${day}.`)) return day;
  return `${day}.${Number(present.slice(day.length + 1) || 1) + 1}`;
}
