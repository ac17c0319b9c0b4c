// All words of one language: an area a file, joined here.
import { common } from './common.ts';
import { staff } from './staff.ts';

export const words = { ...common, ...staff };
