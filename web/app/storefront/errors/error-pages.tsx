// Error pages: each with the next step. [§2.3, §2.7, §8]
import { type Locale, PROBLEMS, problemText } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { ReactNode } from 'react';
import { here } from '../../lib/here.ts';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { SearchForm } from '../../shell/header.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way on when something was not found, wherever that is. */
export function PostRequirementsLink() {
  const { t, locale } = useView();
  return (
    <p>
      {t('error.orPost')}{' '}
      <ButtonLink href={href.postRequirement(locale)}>{t('common.postRequirements')}</ButtonLink>
    </p>
  );
}

function ErrorPage({
  title,
  text,
  search = true,
  children,
}: {
  title: string;
  text: string;
  search?: boolean;
  children?: ReactNode;
}) {
  const { t, locale } = useView();
  return (
    <section className="error-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
      {search ? (
        <>
          <label htmlFor="search-again">{t('error.searchHere')}</label>
          <SearchForm id="search-again" label={t('error.searchHere')} />
          <PostRequirementsLink />
        </>
      ) : null}
      <p>
        <a href={href.home(locale)}>{t('common.backHome')}</a>
        {' · '}
        <a href={href.products(locale)}>{t('shell.allProducts')}</a>
      </p>
    </section>
  );
}

function Missing() {
  const { t } = useView();
  return <ErrorPage title={t('error.notFound')} text={t('error.notFoundText')} />;
}

export function missingPage(): Page {
  return { status: 404, title: '404', body: <Missing /> };
}

function Fault({ requestId, stack }: { requestId: string; stack: string | undefined }) {
  const { t, request } = useView();
  return (
    <ErrorPage title={t('error.fault')} text={t('error.faultText')} search={false}>
      <p>
        {t('error.requestId')}{' '}
        <bdi dir="ltr" className="part-number">
          {requestId}
        </bdi>
      </p>
      {stack === undefined ? null : (
        <pre dir="ltr" className="overflow-x-auto text-start text-[13px]">
          {stack}
        </pre>
      )}
      {request.method === 'GET' ? (
        <p>
          <ButtonLink href={here(request)}>{t('error.retry')}</ButtonLink>
        </p>
      ) : null}
    </ErrorPage>
  );
}

/** @param stack  shown in development only */
export function faultPage(requestId: string, stack?: string): Page {
  return { status: 500, title: '500', body: <Fault requestId={requestId} stack={stack} /> };
}

const TITLES = {
  'product-not-found': 'product.notFound',
  'product-gone': 'error.productDiscontinued',
  'lot-gone': 'lots.gone',
  'products-not-found': 'list.empty',
  'filter-not-understood': 'list.empty',
  'category-not-found': 'error.categoryNotFound',
  'newsletter-link-invalid': 'newsletter.linkOldTitle',
} as const;

export function problemPage(problem: ProblemLike, locale: Locale): Page {
  if (problem.code === 'not-found') return missingPage();
  const t = translator(locale);
  const title = t(
    problem.code in TITLES ? TITLES[problem.code as keyof typeof TITLES] : 'error.refused',
  );
  return {
    status: PROBLEMS[problem.code],
    title,
    body: <ErrorPage title={title} text={problemSentence(problem, locale)} />,
  };
}

/** A list of something that does not exist. [§8 no results] */
export function noProductsPage(locale: Locale): Page {
  const title = translator(locale)('list.empty');
  return {
    status: 404,
    title,
    body: <ErrorPage title={title} text={problemText('products-not-found', locale)} />,
  };
}
