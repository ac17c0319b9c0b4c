// Statement parameters: numbered in the order in which the SQL of a query plan uses them.
import type { PreparedStatement } from '../../../platform/db/raw.ts';

export type Statement = { statement: PreparedStatement; parameters: unknown[] };

/**
 * Connections keep one plan a statement whatever the values (plan_cache_mode in pool.ts), so planning, half of the work, is done once:
 * values are parameters, and the text depends on the shape of the query only.
 */
export class Parameters {
  readonly values: unknown[] = [];
  readonly #numbers = new Map<unknown, string>();

  ints(value: readonly number[]): string {
    return `${this.#number(value, (v) => `{${v.join(',')}}`)}::int[]`;
  }

  text(value: string): string {
    return `${this.#number(value, (v) => v)}::text`;
  }

  plain(value: number, type: 'int' | 'float8'): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  #number<Value>(value: Value, toText: (value: Value) => string): string {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      this.values.push(toText(value));
      number = `$${this.values.length}`;
      this.#numbers.set(value, number);
    }
    return number;
  }
}
