// Time zones with their offset of today and their name in a language, as choices of an input.
import { isolated } from '@millwright/contracts';

export type TimeZone = { id: string; name: string };

/**
 * All that the browser knows, in their order of names.
 * @param present stays a choice, also under a name that the browser spells otherwise
 */
export function timeZones(locale: string, present: string, now = new Date()): TimeZone[] {
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (present !== '') ids.add(present);
  return [...ids]
    .map((id) => ({ id, name: nameOf(id, locale, now) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** Found by each word that is typed: a city, an offset, a name. */
export function hasWords({ name }: TimeZone, typed: string): boolean {
  const text = plain(name);
  return plain(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

function nameOf(id: string, locale: string, now: Date): string {
  const said = (language: string, timeZoneName: 'longOffset' | 'longGeneric'): string =>
    new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  try {
    const city = isolated(`${id.replaceAll('_', ' ')} (${said('en', 'longOffset')})`);
    return `${city} ${said(locale, 'longGeneric')}`;
  } catch {
    // A name that only the server knows.
    return id;
  }
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069]/gu, '')
    .replace(/[_/(),]+/g, ' ')
    .trim()
    .toLowerCase();
}
