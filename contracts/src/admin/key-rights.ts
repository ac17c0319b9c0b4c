// Rights that a key can use: those that calls of /api/v1 and types of events ask for. [decisions 0110]
import type { Right } from './rights.ts';

export const KEY_RIGHTS: readonly Right[] = [
  'catalogue:read',
  'catalogue:write',
  'orders:read',
  'customers:read',
  'leads:read',
  'negotiations:read',
  'quotes:read',
];
