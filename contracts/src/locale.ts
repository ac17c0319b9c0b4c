// Locales, as the message catalogue defines them, and texts that are stored in all of them.
import { fillPlaces } from '@millwright/messages/fill';
import type { Locale, LocalizedText } from '@millwright/messages/locale';

export * from '@millwright/messages/locale';

/** A text in the order of LOCALES. */
export type LocaleTuple = readonly [en: string, ru: string, ar: string];

/** Fills `{name}` places of a localised text. */
export function fillText(text: LocalizedText, locale: Locale, params: Record<string, string | number>): string {
  return fillPlaces(text[locale], params);
}
