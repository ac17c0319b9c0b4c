// Address of the page, in its own or another language of the shop.
import { LOCALES, type Locale } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { localPath } from './paths.ts';

/** Path and query of this request in a language; `dir` is the old way to say Arabic and is dropped. */
export function hereIn(request: PageRequest, locale: Locale): string {
  const query = new URLSearchParams(request.query);
  query.delete('dir');
  const text = query.toString();
  return localPath(locale, text === '' ? request.path : `${request.path}?${text}`);
}

export function here(request: PageRequest): string {
  return hereIn(request, request.locale);
}

/** Languages of the shop's pages, the first of them for everybody else; all when the settings could not be read. */
export function languagesOf({ company }: Pick<PageRequest, 'company'>): readonly Locale[] {
  return company?.languages ?? LOCALES;
}
