// Order notifications: by mail in the order's language, in the same transaction; and what may stand in the fields about its carrier?
import { plainLine } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany } from '../company/index.ts';
import { findOwner } from '../customers/index.ts';
import { writeMail, writeStaffMail } from '../notifications/index.ts';
import { type OrderMail, orderMail } from './orders.mails.ts';
import type { OrderRow } from './orders.queries.ts';
import { proposalForStaff, reducedForStaff } from './orders.staff-mails.ts';
import { detailOf } from './orders.views.ts';

/** A blocked customer gets mails about orders all the same; a closed account has no mailbox any more. @param returnId the return that it is about */
export async function notifyBuyer(
  ctx: Ctx,
  tx: Tx,
  kind: OrderMail,
  row: OrderRow,
  returnId?: number,
): Promise<void> {
  const account = await findOwner(tx, row.customer_id);
  if (account === undefined) return;
  const { pickup } = await getCompany({ db: tx, clock: ctx.clock });
  const reader = { email: account.email, locale: row.locale, origin: ctx.origin, pickup };
  await writeMail(
    ctx,
    tx,
    orderMail(kind, await detailOf(ctx, tx, row, row.locale), reader, returnId),
  );
}

const STAFF_MAILS = { proposal: proposalForStaff, reduced: reducedForStaff } as const;

/** Staff are written to about what a buyer answered or took off; nothing where the account is closed. */
export async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  kind: keyof typeof STAFF_MAILS,
  row: OrderRow,
): Promise<void> {
  const account = await findOwner(tx, row.customer_id);
  if (account === undefined) return;
  const company = await getCompany({ db: tx, clock: ctx.clock });
  const order = await detailOf(ctx, tx, row, 'en');
  await writeStaffMail(tx, STAFF_MAILS[kind](order, account, ctx.origin), company);
}

/** @throws Problem invalid-request that names the field */
export function checkCarrier({
  carrier,
  trackingNumber,
}: {
  carrier?: string;
  trackingNumber?: string;
}): {
  carrier?: string;
  trackingNumber?: string;
} {
  const line = (text: string | undefined) => (text === undefined ? undefined : plainLine(text));
  const said = { carrier: line(carrier), trackingNumber: line(trackingNumber) };
  for (const [name, value] of Object.entries(said))
    if ((value?.length ?? 0) > 100)
      throw new Problem(
        'invalid-request',
        {},
        { fields: [{ code: 'text-too-long', pointer: `/${name}`, params: { n: 100 } }] },
      );
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
