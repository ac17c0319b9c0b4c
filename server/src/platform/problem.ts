// Problem: the error that a use case throws for a foreseen rejection, with a code.
import {
  type Locale,
  PROBLEMS,
  type ProblemCode,
  type ProblemParams,
  problemText,
} from '@millwright/contracts';

export type FieldProblem = { code: ProblemCode; pointer?: string; params?: ProblemParams };

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** One entry for each thing that is wrong; never empty on the wire. */
  readonly fields: readonly FieldProblem[];
  /** Seconds until it is worth trying again, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Field name -> its good file, which a page lets be sent again without choosing it; never on the wire. */
  readonly pendingUploads: Readonly<Record<string, { token: string; label: string }>>;

  constructor(
    code: ProblemCode,
    params: ProblemParams = {},
    more: {
      fields?: readonly FieldProblem[];
      retryAfter?: number | undefined;
      pendingUploads?: Problem['pendingUploads'];
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.pendingUploads = more.pendingUploads ?? {};
  }

  get status(): number {
    return PROBLEMS[this.code];
  }

  /** The sentence for people, in their language. */
  text(locale: Locale): string {
    return problemText(this.code, locale, this.params);
  }
}
