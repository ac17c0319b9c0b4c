// Names of fields in problems of /api/v1: use cases name those of the pages' forms, a call names its own. [decisions 0114]
import { Problem } from './problem.ts';

/** @param names pointer of the use case -> pointer of the call */
export async function naming<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? renamed(error, names) : error;
  }
}

function renamed(problem: Problem, names: Readonly<Record<string, string>>): Problem {
  const { code, params, fields, retryAfter } = problem;
  return new Problem(code, params, {
    retryAfter,
    fields: fields.map((field) => {
      const pointer = field.pointer === undefined ? undefined : names[field.pointer];
      return pointer === undefined ? field : { ...field, pointer };
    }),
  });
}

/** A field of a call that is wrong by itself. */
export function wrongField(pointer: string): Problem {
  return new Problem('invalid-request', {}, { fields: [{ code: 'value-not-valid', pointer }] });
}
