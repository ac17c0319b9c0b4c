// Problems in pages: a rejection of a use case is recognised by its name, as server code is never imported here.
import {
  type Locale,
  PROBLEMS,
  type ProblemCode,
  type ProblemParams,
  problemText,
} from '@millwright/contracts';

/** What a form sends again instead of a file, and what the file was called. */
export type PendingUpload = { token: string; label: string };

export type ProblemLike = Error & {
  code: ProblemCode;
  params: ProblemParams;
  fields: readonly { code: ProblemCode; pointer?: string; params?: ProblemParams }[];
  /** Field name -> its good file, which need not be chosen again. */
  pendingUploads?: Readonly<Record<string, PendingUpload>>;
};

export function isProblem(error: unknown): error is ProblemLike {
  return (
    error instanceof Error &&
    error.name === 'Problem' &&
    'code' in error &&
    String(error.code) in PROBLEMS
  );
}

/** Runs a use case and catches its rejection, not its faults. */
export async function attempt<T>(
  work: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; problem: ProblemLike }> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (isProblem(error)) return { ok: false, problem: error };
    throw error;
  }
}

export function problemSentence(problem: ProblemLike, locale: Locale): string {
  return problemText(problem.code, locale, problem.params);
}

/** Field name -> sentence, for forms: the pointer `/postalCode` marks the field `postalCode`. */
export function fieldErrors(problem: ProblemLike, locale: Locale): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of problem.fields) {
    const name = field.pointer?.replace(/^#?\//, '').replaceAll('/', '.') ?? '';
    errors[name] ??= problemText(field.code, locale, field.params);
  }
  return errors;
}
