// Missing product page. [§2.7, §8]
import { type Locale, PROBLEMS, problemText } from '@millwright/contracts';
import type { Page } from '../../lib/page.ts';
import { problemPage } from '../errors/error-pages.tsx';

export function productNotFound(locale: Locale): Page {
  const code = 'product-not-found';
  const problem = Object.assign(new Error(problemText(code, locale)), {
    code,
    params: {},
    fields: [],
    status: PROBLEMS[code],
  } as const);
  return problemPage(problem, locale);
}
