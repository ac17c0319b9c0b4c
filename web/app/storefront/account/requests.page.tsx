// Requests of a customer: the newest first, 25 a page. [§2.2 /post-your-request, decisions §5]
import type { OwnLead } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { AccountFrame } from './account-frame.tsx';
import { requestState } from './request-words.ts';

const PAGE_SIZE = 25;

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '1')?.[0] ?? 1));
  const { leads, total } = await services.leads.listOwnLeads(ctx, {
    start: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
  });
  // Beyond the end nothing is counted either: the first page knows how many there are.
  if (page > 1 && leads.length === 0) return redirect(href.requests(locale));
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const title = translator(locale)('requests.title');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Requests leads={leads} page={page} last={last} />,
  };
}

function Requests({
  leads,
  page,
  last,
}: {
  leads: readonly OwnLead[];
  page: number;
  last: number;
}) {
  const { t, locale } = useView();
  return (
    <AccountFrame place="requests" title={t('requests.title')}>
      {leads.length === 0 ? (
        <EmptyState title={t('requests.none')} text={t('request.lead')}>
          <ButtonLink href={href.postRequirement(locale)} look="main">
            {t('common.postRequirements')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">{t('requests.lead')}</p>
          <CardTable
            caption={t('requests.caption')}
            columns={[
              { name: t('requests.date') },
              { name: t('requests.reference') },
              { name: t('requests.kind') },
              { name: t('requests.about') },
              { name: t('requests.state') },
            ]}
          >
            {leads.map((lead) => (
              <RequestRow key={lead.id} lead={lead} />
            ))}
          </CardTable>
          <Pagination
            page={page}
            last={last}
            siblings={1}
            hrefOf={(n) => href.requests(locale, n)}
          />
        </div>
      )}
    </AccountFrame>
  );
}

function RequestRow({ lead }: { lead: OwnLead }) {
  const { t, locale, date } = useView();
  return (
    <CardRow>
      <CardCell label={t('requests.date')}>{date(lead.createdAt)}</CardCell>
      <CardCell label={t('requests.reference')}>
        <a href={href.request(locale, lead.reference)}>
          <PartNumber>{lead.reference}</PartNumber>
        </a>
      </CardCell>
      <CardCell label={t('requests.kind')}>{t(`requests.kind.${lead.kind}`)}</CardCell>
      <CardCell>
        <bdi className="line-clamp-2 max-w-[340px] whitespace-normal!">
          {lead.subject || lead.message}
        </bdi>
      </CardCell>
      <CardCell label={t('requests.state')}>{t(requestState(lead))}</CardCell>
    </CardRow>
  );
}
