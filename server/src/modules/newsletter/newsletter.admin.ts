// Newsletter subscriptions in the back office, read only: people subscribe and unsubscribe by their own links.
import { ADMIN_CALLS, type NewsletterSubscriber } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';

type SubscriberFilter = {
  q?: string | undefined;
  state?: string | undefined;
  locale?: string | undefined;
};

/** @throws Problem not-found, right-missing */
export async function listSubscribers(
  ctx: Ctx,
  filter: SubscriberFilter,
  page: { start: number; count: number; order: 'asc' | 'desc' },
): Promise<{ rows: NewsletterSubscriber[]; total: number }> {
  staffOf(ctx, 'customers:read');
  type Row = Pick<NewsletterSubscriber, 'id' | 'email' | 'locale' | 'state'> & {
    created_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    total: number;
  };
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as total from newsletter_subscriber
    where ${matching(filter)}
    order by id ${sortDirection(page.order)} limit ${page.count} offset ${page.start}`.execute(
    ctx.db,
  );
  return {
    rows: rows.map(({ id, email, locale, state, created_at, confirmed_at, unsubscribed_at }) => ({
      id,
      email,
      locale,
      state,
      createdAt: created_at.toISOString(),
      confirmedAt: confirmed_at?.toISOString() ?? null,
      unsubscribedAt: unsubscribed_at?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

function matching({ q, state, locale }: SubscriberFilter): RawBuilder<unknown> {
  const like = likeOf(q?.toLowerCase());
  return sql`(${like}::text is null or email like ${like}) and (${state ?? null}::text is null or state = ${state ?? null})
    and (${locale ?? null}::text is null or locale = ${locale ?? null})`;
}

export function registerAdminNewsletterRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listSubscribers,
    async ({ ctx, query, page }) => await listSubscribers(ctx, query, page('id', 'desc')),
  );
}
