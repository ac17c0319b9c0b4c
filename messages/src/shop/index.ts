// Messages of the pages: typed keys and their translator.
import { type Translate as TranslateOf, translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
export type Translate = TranslateOf<MessageKey>;

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<MessageKey>(MESSAGES, 'grouped');
