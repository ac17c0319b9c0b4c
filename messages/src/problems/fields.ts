// Sentences of the browser's own check of a form: the only messages that browsers load, so no text of theirs needs the ICU formatter.
import ar from '../../ar/problems/fields.json' with { type: 'json' };
import en from '../../en/problems/fields.json' with { type: 'json' };
import ru from '../../ru/problems/fields.json' with { type: 'json' };
import type { Catalogue } from '../translator.ts';

export const FIELD_MESSAGES: Catalogue<keyof typeof en> = { en, ru, ar };
