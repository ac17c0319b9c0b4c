// Device names: browser, operating system and kind of device from a User-Agent header, by the few names that people know.
import type { Device } from '@millwright/contracts';

export type DeviceNames = { device: Device | null; browser: string | null; system: string | null };

/** Whatever follows is not looked at. */
const MAX_LENGTH = 400;

/** The first that fits: others put Chrome or Safari into theirs. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** An iPhone says "like Mac OS X", Android says Linux. */
const SYSTEMS: readonly [RegExp, string, (agent: string) => Device][] = [
  [/\biP(?:hone|od)\b/, 'iOS', () => 'phone'],
  [/\biPad\b/, 'iPadOS', () => 'tablet'],
  [/\bAndroid\b/, 'Android', (agent) => (/\bMobile\b/.test(agent) ? 'phone' : 'tablet')],
  [/\bWindows\b/, 'Windows', () => 'computer'],
  [/\bCrOS\b/, 'ChromeOS', () => 'computer'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS', () => 'computer'],
  [/\b(?:Linux|X11)\b/, 'Linux', () => 'computer'],
];

/** Every browser says Mozilla; a program that calls the API names itself, or nothing. */
export function deviceOf(userAgent: string): DeviceNames {
  const agent = userAgent.slice(0, MAX_LENGTH);
  if (!/^(?:Mozilla|Opera)\//.test(agent))
    return { device: 'program', browser: null, system: null };
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  const [, system, kind] = SYSTEMS.find(([pattern]) => pattern.test(agent)) ?? [];
  return { device: kind?.(agent) ?? null, browser, system: system ?? null };
}
