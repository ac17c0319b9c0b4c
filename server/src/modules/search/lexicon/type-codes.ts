// Type codes: how manufacturers that are not sold here call their products, a line each: pattern, a tab, manufacturer, a tab, meaning. With the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexTypeCodes, type TypeCodes, typeCodesOf } from './type-codes.rules.ts';

const FILE = join(import.meta.dirname, 'terms', 'type-codes.txt');

let cached: TypeCodes | undefined;

/** Read once a process. @throws Error for a line that is not understood: the file is part of the program */
export function builtInTypeCodes(): TypeCodes {
  cached ??= indexTypeCodes(typeCodesOf(readFileSync(FILE, 'utf8')));
  return cached;
}
