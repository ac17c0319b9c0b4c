// Messages of problems: the sentence of a code, and below `<code>.title` its title. The English of section 8 is word for word the specification's.
import { translatorOf } from '../translator.ts';
import { ar } from './ar.ts';
import { en, type ProblemKey } from './en.ts';
import { ru } from './ru.ts';

export type { Messages, ProblemKey } from './en.ts';

export const MESSAGES = { en, ru, ar };

export const translator = /* @__PURE__ */ translatorOf<ProblemKey>(MESSAGES, 'plain');
