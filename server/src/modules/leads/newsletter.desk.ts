// Who wants the newsletter? Read by the desk; people come and go by their own links only.
import { ADMIN_CALLS, type NewsletterSubscriber } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { answerAdmin } from '../../platform/http/admin-calls.ts';

type Filter = { q?: string | undefined; state?: string | undefined; locale?: string | undefined };

/** @throws Problem not-found, right-missing */
export async function listSubscribers(
  ctx: Ctx,
  filter: Filter,
  page: { start: number; count: number; order: 'asc' | 'desc' },
): Promise<{ rows: NewsletterSubscriber[]; total: number }> {
  staffOf(ctx, 'customers:read');
  const like = filter.q === undefined || filter.q === '' ? null : `%${filter.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  type Row = Pick<NewsletterSubscriber, 'id' | 'email' | 'locale' | 'state'> & {
    created_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    total: number;
  };
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as total from newsletter_subscriber
    where (${like}::text is null or email like ${like}) and (${filter.state ?? null}::text is null or state = ${filter.state ?? null})
      and (${filter.locale ?? null}::text is null or locale = ${filter.locale ?? null})
    order by id ${page.order === 'asc' ? sql`asc` : sql`desc`} limit ${page.count} offset ${page.start}`.execute(ctx.db);
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

export function registerNewsletterDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listSubscribers, async ({ ctx, query, page }) => await listSubscribers(ctx, query, page('id', 'desc')));
}
