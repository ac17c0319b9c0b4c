// Page links: numbers as links with a window around the current one.
import { pageWindow } from '../lib/pagination.ts';
import { useView } from '../lib/view.tsx';
import { Icon } from './icon.tsx';

export function Pagination({
  page,
  last,
  siblings,
  hrefOf,
}: {
  page: number;
  last: number;
  /** 2 for lists, 1 for the order history. [§9] */
  siblings: number;
  hrefOf: (page: number) => string;
}) {
  const { t } = useView();
  if (last <= 1) return null;
  return (
    <nav className="pages" aria-label={t('pages.label')}>
      {page > 1 ? (
        <a
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={t('pages.previous')}
          className="step back"
        >
          <Icon name="next" flip />
        </a>
      ) : null}
      {pageWindow(page, last, siblings).map((step, index) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, rendered once
          <span key={`gap${index}`}>…</span>
        ) : step === page ? (
          <span key={step} aria-current="page">
            {step}
          </span>
        ) : (
          <a key={step} href={hrefOf(step)} aria-label={t('pages.page', { n: step })}>
            {step}
          </a>
        ),
      )}
      {page < last ? (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('pages.next')} className="step">
          <Icon name="next" flip />
        </a>
      ) : null}
    </nav>
  );
}
