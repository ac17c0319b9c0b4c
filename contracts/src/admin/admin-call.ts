// Admin call type: a call with the right that it needs; all lists answer in one form.
import { z } from 'zod';
import { type Call, digits, form, rowCount, text } from '../calls/call.ts';
import { plainCopy } from '../copied-text.rules.ts';
import { COMPANY_FIELDS } from '../views/company.ts';
import type { Right } from './rights.ts';

/** 'login': also for a login that is not finished. 'staff': for all staff. */
export type AdminCall = Omit<Call, 'section' | 'bare' | 'barePath' | 'access'> & {
  right: Right | 'login' | 'staff';
  /** The first step of logging on: there is no session yet that a form token could be bound to. */
  opensSession?: true;
  /** The body is a file as it is, application/octet-stream, read as a stream; at most so many bytes. */
  takesBytes?: number;
};

/** `path` begins after `/api/admin`. */
export function defineAdminCall<const C extends AdminCall>(call: C): C {
  return call;
}

/** Twice the shop's: a screen selects and changes what it shows, and the staff are few. */
export const MAX_ROWS = 200;

/** Query of a list: `start` and `count`, a column of `sorts`, its direction, and filters. */
export const listQuery = <
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(
  sorts: Sorts,
  filters: Filters = {} as Filters,
) =>
  z.strictObject({
    lang: z.enum(['en', 'ru', 'ar']).optional(),
    start: digits(100_000_000).optional(),
    count: rowCount(MAX_ROWS).optional(),
    sort: z.enum(sorts).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    ...filters,
  });

/** A list's answer: the rows of the page, and how many there are in all. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int() });

/** Ids in a query, as `1,2,3`. */
export const idsFilter = form(/^[0-9]{1,10}(,[0-9]{1,10}){0,199}$/, '1,2,3')
  .transform((list) => list.split(',').map(Number))
  .optional();
/** Codes and words, as typed or as pasted. */
export const searchFilter = text(200).transform(plainCopy).optional();
export const flagFilter = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();
export const langQuery = z.strictObject({ lang: z.enum(['en', 'ru', 'ar']).optional() });
export const idParams = z.strictObject({ id: digits() });
export const done = z.object({ done: z.literal(true) });
/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.string().describe('ISO 8601, UTC');
/** A text in each of the three languages. */
export const localized = (max: number) =>
  z.strictObject({ en: text(max), ru: text(max), ar: text(max) });

/** Fields of the company that are not entered. */
export const companyFields = z.array(z.enum(COMPANY_FIELDS));
