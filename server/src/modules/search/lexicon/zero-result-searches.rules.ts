// Zero-result searches: the text under which a search that found nothing is noted, if at all.
import { collapse } from '../../../platform/text.ts';
import { normalise } from '../analysis/normalise.rules.ts';

const MAX_LENGTH = 80;

/** Normalised, one space between words; undefined for texts without meaning and for personal data: mail addresses, telephone numbers. */
export function zeroResultText(typed: string): string | undefined {
  const text = collapse(normalise(typed.slice(0, 2 * MAX_LENGTH)))
    .slice(0, MAX_LENGTH)
    .trim();
  if (!/[\p{L}\p{N}]{2}/u.test(text) || /[@\0]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return digits >= 8 && letters <= 2 ? undefined : text;
}
