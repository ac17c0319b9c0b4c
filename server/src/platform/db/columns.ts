// Column types that the types of the tables share.
import type { CurrencyCode } from '@millwright/contracts';
import type { ColumnType } from 'kysely';

/** Has a default in the database, or may be null: an insert may leave it out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Has none: every insert gives it. */
export type GivenTimestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as text, read as it was. */
export type Json<T> = ColumnType<T, string, string>;
export type LocalizedRow = { en: string; ru: string; ar: string };
export type Localized = Json<LocalizedRow>;
/** One amount by currency, in the minor units of each. */
export type Amounts = Json<Partial<Record<CurrencyCode, number>>>;
