// Messages of the back office. Numbers stand in plain digits: screens format what they show.
import { translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en, type MessageKey } from './en.ts';
import { ru } from './ru.ts';

export type { MessageKey, Messages } from './en.ts';

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<MessageKey>(MESSAGES, 'plain');
