// Names of the fields of the company's data, for the server's problems and the back office.
import ar from '../ar/shared/company-fields.json' with { type: 'json' };
import en from '../en/shared/company-fields.json' with { type: 'json' };
import ru from '../ru/shared/company-fields.json' with { type: 'json' };
import type { Catalogue } from './translator.ts';

export const COMPANY_FIELD_NAMES: Catalogue<keyof typeof en> = { en, ru, ar };
