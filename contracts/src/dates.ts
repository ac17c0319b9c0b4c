// Dates and times as people read them: one form in each language, written here and nowhere else. [decisions 0120]

import { INTL_LOCALE, type Locale } from './locale.ts';

const RLI = '\u2067';
const PDI = '\u2069';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const ISO_DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const DAY_MONTH = { day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const ZONE = { timeZoneName: 'shortGeneric' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  tag: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = [tag, timeZone, ...Object.keys(options)].join(' ');
  let format = formats.get(key);
  if (format === undefined) {
    // The calendar is named because Arabic of Saudi Arabia would otherwise count by the Umm al-Qura one.
    format = new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory', timeZone });
    formats.set(key, format);
  }
  return format;
}

/** Without the marks of direction that some patterns hold: inside an isolate from the left they turn its digits round. */
function written(
  date: Date | string,
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  // A day (`2026-11-26`) is that day in every zone.
  const zone = typeof date === 'string' && date.length === 10 ? 'UTC' : timeZone;
  return formatOf(INTL_LOCALE[locale], zone, options)
    .format(new Date(date))
    .replace(/[\u200e\u200f\u061c]/g, '');
}

/** Arabic reads it from the right, whatever stands around it: an amount, a number, a sentence in English. */
function inOrder(text: string, locale: Locale): string {
  return locale === 'ar' ? `${RLI}${text}${PDI}` : text;
}

/** A calendar day, or what begins with one: `26 Nov 2026`. */
export function formatDay(isoDate: string, locale: Locale): string {
  return formatDate(isoDate.slice(0, 10), locale, 'UTC');
}

/** The day of a moment by the zone's clock. */
export function formatDate(date: Date | string, locale: Locale, timeZone: string): string {
  return inOrder(written(date, locale, timeZone, DAY), locale);
}

/** A calendar day of this year: `12 Mar`. */
export function formatDayMonth(isoDate: string, locale: Locale): string {
  return inOrder(written(isoDate.slice(0, 10), locale, 'UTC', DAY_MONTH), locale);
}

/** A moment for those who know whose clock it is, staff: `28 Nov 2026, 02:48 pm`. */
export function formatDateTime(date: Date | string, locale: Locale, timeZone: string): string {
  return inOrder(dayAndTime(new Date(date), locale, timeZone), locale);
}

/** The same with the place whose clock it is: `28 Nov 2026, 02:48 pm (India Time)`. */
export function formatMoment(date: Date | string, locale: Locale, timeZone: string): string {
  const moment = new Date(date);
  const text = dayAndTime(moment, locale, timeZone);
  return inOrder(`${text} (${placeOf(moment, locale, timeZone)})`, locale);
}

/** Put together here, as browsers and the server know several commas. */
function dayAndTime(moment: Date, locale: Locale, timeZone: string): string {
  const comma = locale === 'ar' ? '،' : ',';
  return `${written(moment, locale, timeZone, DAY)}${comma} ${written(moment, locale, timeZone, TIME)}`;
}

/** The day of a moment by the zone's clock as programs write it: `2026-11-28`. */
export function isoDayIn(date: Date, timeZone: string): string {
  return formatOf('sv-SE', timeZone, ISO_DAY).format(date);
}

/** Abbreviations are understood where they are used: IST is India, Israel and Ireland. English of the world has none. */
const PLACE_LOCALE: Readonly<Record<Locale, string>> = {
  en: 'en-001',
  ru: 'ru',
  ar: 'ar-u-nu-latn',
};

function placeOf(moment: Date, locale: Locale, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  const parts = formatOf(PLACE_LOCALE[locale], timeZone, ZONE).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Russian names the place alone: «Индия».
  return /^\p{Script=Cyrillic}/u.test(name) ? `время: ${name}` : name;
}
