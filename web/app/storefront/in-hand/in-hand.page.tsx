// Finder by dimensions, first page: the families to choose from, each with its drawing. [house §6]
import type { MeasuredFamily } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, imagePath, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const families = (await services.search.listMeasuredFamilies(ctx)) as MeasuredFamily[];
  const t = translator(locale);
  const title = t('inHand.title');
  return {
    title,
    description: t('inHand.description'),
    breadcrumbs: [{ name: title }],
    canonical: path.inHand(),
    body: <Choice families={families} />,
  };
}

function Choice({ families }: { families: readonly MeasuredFamily[] }) {
  const { t, locale } = useView();
  if (families.length === 0)
    return (
      <>
        <h1 tabIndex={-1}>{t('inHand.title')}</h1>
        <EmptyState title={t('inHand.empty')} text={t('inHand.emptyText')}>
          <ButtonLink href={href.home(locale)}>{t('common.backHome')}</ButtonLink>
          <PostRequirementsLink />
        </EmptyState>
      </>
    );
  return (
    <>
      <h1 tabIndex={-1}>{t('inHand.title')}</h1>
      <p className="lead">{t('inHand.lead')}</p>
      <section aria-labelledby="families-title">
        <h2 id="families-title">{t('inHand.what')}</h2>
        <MeasuredFamilies families={families} />
      </section>
    </>
  );
}

export function MeasuredFamilies({ families }: { families: readonly MeasuredFamily[] }) {
  const { locale } = useView();
  return (
    <ul className="tiles">
      {families.map(({ lineage, name, image }) => (
        <li key={lineage}>
          <a href={href.inHand(locale, lineage)}>
            <img
              className="drawing"
              src={imagePath(image)}
              width={80}
              height={60}
              alt=""
              loading="lazy"
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
