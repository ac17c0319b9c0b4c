// Demo quotes: one for Meena, sent two days ago by the real use cases, so that a first look at an account shows how it is answered.
import { sql } from 'kysely';
import { service as quotes } from '../modules/quotes/index.ts';
import type { Db } from '../platform/db/index.ts';
import { demoCtx } from './ctx.ts';

const MEENA = 'meena@chennai-workshop.example';
const DAY_MS = 86_400_000;

/** Besides lines and days, which depend on catalogue and calendar. */
export const DEMO_QUOTE = {
  discountBasisPoints: 750,
  freight: 180_000,
  paymentTerms: 'Telegraphic transfer within two working days of the invoice.',
  deliveryTerms:
    'In one consignment to your works at Mount Road, five working days after the order.',
  note: 'For the overhaul of your conveyor line, as asked for by telephone.',
};

export async function addDemoQuotes(db: Db, now = new Date()): Promise<void> {
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', MEENA)
    .executeTakeFirst();
  if (customer === undefined) return;
  const at = new Date(now.getTime() - 2 * DAY_MS);
  const admin = demoCtx(db, { actor: { kind: 'system' }, at });
  const goods = await findGoods(db);
  if (goods.length === 0) return;
  const number = await quotes.createQuote(
    admin,
    { customerId: customer.id },
    {
      lines: goods.map(({ id, price }, index) => ({
        productId: id,
        quantity: 60 + 40 * index,
        unitPrice: price,
      })),
      ...DEMO_QUOTE,
      validUntil: new Date(now.getTime() + 12 * DAY_MS).toISOString().slice(0, 10),
    },
  );
  await quotes.sendQuote(admin, number);
  // The buyer is invented: what was written is kept to be read, and never sent.
  await sql`update email_outbox set state = 'kept' where recipient = ${MEENA} and state = 'waiting'`.execute(
    db,
  );
}

/** Plain parts of two kinds: any quantity may be bought, and there is more than enough. */
async function findGoods(db: Db): Promise<{ id: number; price: number }[]> {
  const found: { id: number; price: number }[] = [];
  for (const lineage of ['bearings', 'fasteners']) {
    const { rows } = await sql<{ id: number; price: number }>`
      with good as (select p.id, p.price_base as price, row_number() over (order by p.sort_rank) as place from product p join category c on c.id = p.category_id join stock s on s.product_id = p.id
      where p.kind = 'item' and p.published and p.minimum = 1 and p.step = 1 and p.maximum is null and s.on_hand > 400
        and (c.lineage = ${lineage} or c.lineage like ${`${lineage}/%`}))
      select id, price from good where place <= 41 order by place desc limit 1`.execute(db);
    found.push(...rows);
  }
  return found;
}
