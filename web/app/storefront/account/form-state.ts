// State of a rejected form: what was typed (never a password), what is wrong with each field, and the answer's status. [decisions §3]
import { type Locale, PROBLEMS, plainLine } from '@millwright/contracts';
import {
  fieldErrors,
  type PendingUpload,
  type ProblemLike,
  problemSentence,
} from '../../lib/problems.ts';

export type FormState = {
  values: Record<string, string>;
  /** Field name -> sentence. */
  errors: Record<string, string>;
  /** What is wrong with the whole, where no field is at fault. */
  sentence: string | null;
  /** Field name -> the file that waits for the form to be sent again. */
  pending?: Readonly<Record<string, PendingUpload>>;
};

export const EMPTY_FORM: FormState = { values: {}, errors: {}, sentence: null };

/** `names`: the fields to keep. */
export function rejectedForm(
  form: URLSearchParams,
  names: readonly string[],
  problem: ProblemLike,
  locale: Locale,
): FormState {
  const errors = Object.fromEntries(
    Object.entries(fieldErrors(problem, locale)).filter(([name]) => name !== ''),
  );
  return {
    values: Object.fromEntries(
      names.filter((name) => !/password/i.test(name)).map((name) => [name, form.get(name) ?? '']),
    ),
    errors,
    sentence: Object.keys(errors).length === 0 ? problemSentence(problem, locale) : null,
    pending: problem.pendingUploads ?? {},
  };
}

/** Whether one of these files is neither at fault, which its field says, nor kept: the browser has forgotten it. */
export function hasLostFile(
  files: ReadonlyMap<string, unknown>,
  { errors, pending = {} }: FormState,
): boolean {
  return [...files.keys()].some(
    (name) => errors[name] === undefined && pending[name] === undefined,
  );
}

/** A form whose fields are at fault answers 422; other rejections keep their own status. */
export function statusOf(problem: ProblemLike): number {
  return problem.code === 'invalid-request' ? 422 : PROBLEMS[problem.code];
}

/** One line without control characters, not longer than what the server's contracts take. */
export function typedLine(form: URLSearchParams, name: string, most = 200): string {
  return plainLine(form.get(name) ?? '', most);
}
