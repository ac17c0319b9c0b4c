// Messages of the back office. Numbers stand in plain digits: screens format what they show.
import { translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<MessageKey>(MESSAGES, 'plain');
