// Set-up checklist of a new shop: what is still empty, or stands as the program brought it.
import { SET_UP_STEPS, type SetUpStep } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { listMissingCompanyData } from '../company/index.ts';

/** Hosts under which nobody but the operator finds the shop. */
const LOCAL = /^(?:localhost|127\.|\[::1\]|.*\.local$|.*\.localdomain$)/;

/** @returns null for the demo shop, where everything is invented by purpose */
export async function readSetUp(ctx: Ctx): Promise<{ step: SetUpStep; isDone: boolean }[] | null> {
  const [facts, missing] = await Promise.all([readFacts(ctx.db), listMissingCompanyData(ctx.db)]);
  if (facts.is_demo) return null;
  const done: Record<SetUpStep, boolean> = {
    name: facts.has_name,
    contact: facts.has_contact,
    invoicing: missing.length === 0,
    currencies: facts.has_own_currencies,
    countries: facts.has_own_countries,
    rates: facts.has_own_rates,
    freight: facts.has_freight,
    commission: facts.has_own_commission,
    texts: facts.has_own_texts,
    import: facts.has_products,
    staff: facts.has_staff,
    mail: facts.has_sent_mail,
    address: !LOCAL.test(new URL(ctx.origin).hostname),
    open: facts.is_opened,
  };
  return SET_UP_STEPS.map((step) => ({ step, isDone: done[step] }));
}

type Facts = {
  is_demo: boolean;
  has_name: boolean;
  has_contact: boolean;
  has_own_currencies: boolean;
  has_own_countries: boolean;
  has_own_rates: boolean;
  has_freight: boolean;
  has_own_commission: boolean;
  has_own_texts: boolean;
  has_products: boolean;
  has_staff: boolean;
  has_sent_mail: boolean;
  is_opened: boolean;
};

/**
 * Settings count as the shop's own once staff have saved them: the log of changes says so, or a row that only their form writes.
 * A shop is opened when staff have saved that it is open, or it sells without that having been saved at all.
 */
async function readFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select exists (select from setting where name = 'demo') as is_demo,
      c.name ->> 'en' <> '' as has_name, c.email <> '' and c.phone <> '' as has_contact,
      exists (select from setting where name = 'base-currency') as has_own_currencies,
      exists (select from audit_log where table_name = 'setting' and subject_id in ('countries', 'default-country', 'languages', 'time-zone') and staff_id is not null)
        or exists (select from setting where name = 'order-prefix') as has_own_countries,
      exists (select from audit_log where subject = 'rates' and staff_id is not null) as has_own_rates,
      exists (select from freight_rate where active) as has_freight,
      exists (select from audit_log where table_name = 'setting' and subject_id = 'commission-basis-points' and staff_id is not null)
        or not exists (select from setting where name = 'commission-basis-points' and value = '500') as has_own_commission,
      exists (select from audit_log where subject = 'page' and staff_id is not null) as has_own_texts,
      exists (select from product where published) as has_products,
      (select count(*) > 1 from staff where disabled_at is null) as has_staff,
      exists (select from email_outbox where state = 'sent') as has_sent_mail,
      coalesce((select value = 'true' from setting where name = 'open'), exists (select from sales_order)) as is_opened
    from company c`.execute(db);
  return rows[0] as Facts;
}
