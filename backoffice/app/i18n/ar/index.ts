// All words of one language: an area a file, joined here.
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { imports } from './imports.ts';
import { leads } from './leads.ts';
import { offers } from './offers.ts';
import { reviews } from './reviews.ts';
import { staff } from './staff.ts';

export const words = { ...common, ...staff, ...leads, ...catalogue, ...imports, ...offers, ...reviews };
