// Messages of the server: what mails, documents and calls say. Numbers stand in plain digits.
import { translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en, type ServerKey } from './en.ts';
import { ru } from './ru.ts';

export type { Messages, ServerKey } from './en.ts';
/** What the keys of an area end with: `KeysBelow<'imports.fault.'>`. */
export type KeysBelow<Area extends string, Key = ServerKey> = Key extends `${Area}${infer End}`
  ? End
  : never;

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<ServerKey>(MESSAGES, 'plain');

/** For keys that are made of data, such as the unit of an old order. */
export function isServerKey(key: string): key is ServerKey {
  return Object.hasOwn(en, key);
}
