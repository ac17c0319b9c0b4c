// Buying requests: cards, each with its facts and a form to answer. [§2.2 /our-needs, §3 Static need item]
import type { Need } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const t = translator(locale);
  const needs = await services.leads.listNeeds(ctx);
  return {
    title: t('need.title'),
    description: t('need.lead'),
    canonical: path.ourNeeds(),
    breadcrumbs: [{ name: t('need.title') }],
    body: <Needs needs={needs} />,
  };
}

function Needs({ needs }: { needs: readonly Need[] }) {
  const { t, locale } = useView();
  return (
    <section className="grid gap-5">
      <h1 tabIndex={-1}>{t('need.title')}</h1>
      <p className="max-w-[760px]">{t('need.lead')}</p>
      {needs.length === 0 ? (
        <EmptyState title={t('need.none')} text={t('need.noneText')}>
          <ButtonLink href={href.contactUs(locale)}>{t('contact.title')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="needs">
          {needs.map((need) => (
            <NeedCard key={need.id} need={need} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NeedCard({ need }: { need: Need }) {
  const { t, locale, label } = useView();
  const facts = (['material', 'materialSpec', 'size', 'composition'] as const).filter(
    (name) => need[name] !== '',
  );
  return (
    <li className="need">
      <h2>{label(need.itemName)}</h2>
      <p>{label(need.displayText)}</p>
      <dl>
        {facts.map((name) => (
          <div key={name}>
            <dt>{t(`need.${name}`)}</dt>
            <dd>{label(need[name])}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        href={href.needResponse(locale, need.id)}
        data-form-dialog=""
        aria-label={t('need.respondTo', { name: need.itemName })}
      >
        {t('need.respond')}
      </ButtonLink>
    </li>
  );
}
