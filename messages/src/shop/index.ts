// Messages of the pages: typed keys and their translator.
import { type Translate as TranslateOf, translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en, type MessageKey } from './en.ts';
import { ru } from './ru.ts';

export type { MessageKey, Messages } from './en.ts';
export type Translate = TranslateOf<MessageKey>;

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<MessageKey>(MESSAGES, 'grouped');
