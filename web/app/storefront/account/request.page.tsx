// Request of a customer: the sent form, its file, and its state.
import { isolated, type OwnLead, type QuoteMention } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, requestDocumentPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Facts } from '../order/order-facts.tsx';
import { AccountFrame } from './account-frame.tsx';
import { requestState } from './request-words.ts';

export async function get(
  { services, ctx, locale }: PageRequest,
  params: Record<string, string>,
): Promise<Page> {
  const lead = await services.leads.getOwnLead(ctx, params.reference ?? '');
  const quotes = await services.quotes.listQuotesOfRequest(ctx, lead.id);
  const t = translator(locale);
  const title = t('requests.one', { reference: isolated(lead.reference) });
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [
      { name: t('requests.title'), href: href.requests(locale) },
      { name: isolated(lead.reference) },
    ],
    body: <RequestView lead={lead} quotes={quotes} title={title} />,
  };
}

function RequestView({
  lead,
  quotes,
  title,
}: {
  lead: OwnLead;
  quotes: QuoteMention[];
  title: string;
}) {
  const { t, locale, date, dateTime } = useView();
  return (
    <AccountFrame place="requests" title={title}>
      <Facts
        facts={[
          [t('requests.state'), t(requestState(lead))],
          [t('requests.kind'), t(`requests.kind.${lead.kind}`)],
          [t('requests.date'), dateTime(lead.createdAt)],
          [t('form.subject'), lead.subject],
          [t('form.company'), lead.company],
        ]}
      />
      {quotes.length === 0 ? null : (
        <section className="grid gap-2">
          <h2>{t('requests.quotes')}</h2>
          <ul>
            {quotes.map(({ number, state, sentAt }) => (
              <li key={number}>
                <a href={href.quote(locale, number)} className="inline-block py-2">
                  {t('quote.title', { id: isolated(number) })}
                </a>{' '}
                <span className="text-muted">
                  {t(`quote.state.${state}`)} · {date(sentAt)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-2">
        <h2>{t('requests.text')}</h2>
        <p className="max-w-[640px]">
          <bdi className="whitespace-pre-line!">{lead.message}</bdi>
        </p>
      </section>
      {lead.document === null ? null : (
        <section className="grid justify-items-start gap-2">
          <h2>{t('requests.document')}</h2>
          <a href={requestDocumentPath(lead.reference)} download="" className="inline-block py-2">
            <bdi>{lead.document.label}</bdi>
          </a>
        </section>
      )}
      <p>
        <a href={href.requests(locale)} className="inline-block py-2">
          {t('requests.back')}
        </a>
      </p>
    </AccountFrame>
  );
}
