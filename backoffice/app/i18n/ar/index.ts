// All words of one language: an area a file, joined here.
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { leads } from './leads.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

export const words = { ...common, ...staff, ...leads, ...catalogue, ...orders };
