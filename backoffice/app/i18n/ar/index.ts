// All words of one language: an area a file, joined here.
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { health } from './health.ts';
import { leads } from './leads.ts';
import { mails } from './mails.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';

export const words = { ...common, ...staff, ...leads, ...catalogue, ...content, ...health, ...mails, ...settings };
