// Demo leads: requests of buyers and visitors, some assigned to staff, sent by the real use cases.
import type { LeadState, Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { service as leads } from '../modules/leads/index.ts';
import { clientOf } from '../platform/client.ts';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/db/index.ts';
import { demoCtx } from './ctx.ts';

type DemoLead = {
  /** Mail address of a demo buyer, who is logged in; null: a visitor. */
  buyer: string | null;
  daysAgo: number;
  locale: Locale;
  send: (ctx: Ctx) => Promise<{ reference: string }>;
  way: readonly LeadState[];
  note?: string;
};

const MEENA = {
  firstName: 'Meena',
  companyName: 'Chennai Maintenance Works',
  emailId: 'meena@chennai-workshop.example',
  phoneNumber: '+914428271234',
};
const KHALID = {
  firstName: 'خالد',
  companyName: 'ورشة الرياض للصيانة',
  emailId: 'khalid@riyadh-workshop.example',
  phoneNumber: '+966112345678',
};

/** The oldest first. */
export const DEMO_LEADS: readonly DemoLead[] = [
  {
    buyer: MEENA.emailId,
    daysAgo: 18,
    locale: 'en',
    send: (ctx) =>
      leads.sendRequest(ctx, 'request', {
        ...MEENA,
        description:
          'Mechanical shaft seals for six centrifugal pumps, shaft 48 mm, silicon carbide against carbon, EPDM.\nDelivery to Ambattur by the end of the month.',
      }),
    way: ['in-progress', 'answered', 'won'],
    note: 'Quoted from stock of the Pune seller; ordered by telephone.',
  },
  {
    buyer: null,
    daysAgo: 6,
    locale: 'en',
    send: (ctx) =>
      leads.sendRequest(ctx, 'seller', {
        firstName: 'Ravi',
        companyName: 'Coimbatore Pump Spares',
        emailId: 'ravi@coimbatore-pumps.example',
        phoneNumber: '+914222391234',
        description:
          'Impellers, wear rings and shaft sleeves for end-suction pumps; about 1,400 positions in stock in Coimbatore, most of them unused surplus.',
      }),
    way: ['in-progress'],
    note: 'Stock list asked for.',
  },
  {
    buyer: KHALID.emailId,
    daysAgo: 4,
    locale: 'ar',
    send: (ctx) =>
      leads.sendRequest(ctx, 'request', {
        ...KHALID,
        description:
          'نحتاج إلى 40 محملًا كرويًا 6312-2RS C3 من أي شركة أوروبية، والتسليم في الرياض خلال ثلاثة أسابيع. نرجو ذكر السعر بالريال.',
      }),
    way: ['in-progress'],
  },
  {
    buyer: MEENA.emailId,
    daysAgo: 2,
    locale: 'en',
    send: (ctx) =>
      leads.sendContact(ctx, {
        name: 'Meena Iyer',
        emailId: MEENA.emailId,
        subject: 'Test certificates for studs',
        comment:
          'Do the stud bolts in ASTM A193 B7 come with EN 10204 3.1 certificates, and can you send them with the invoice?',
      }),
    way: ['answered'],
  },
  {
    buyer: MEENA.emailId,
    daysAgo: 1,
    locale: 'en',
    send: (ctx) =>
      leads.sendRequest(ctx, 'request', {
        ...MEENA,
        description:
          'Yearly demand for maintenance, please quote:\n200 deep groove ball bearings 6205-2RS\n60 deep groove ball bearings 6308-2Z\n500 hexagon bolts M12 x 60, class 8.8, with nuts\nDelivery in two parts.',
      }),
    way: [],
  },
];

const DAY_MS = 86_400_000;

export async function addDemoLeads(db: Db, now = new Date()): Promise<void> {
  for (const lead of DEMO_LEADS)
    await addLead(db, lead, new Date(now.getTime() - lead.daysAgo * DAY_MS));
  // Their senders are invented: what was written to them, and about them, is kept to be read.
  await sql`update email_outbox set state = 'kept' where template like 'lead-%' and state = 'waiting'`.execute(
    db,
  );
}

async function addLead(db: Db, lead: DemoLead, at: Date): Promise<void> {
  const customer =
    lead.buyer === null
      ? undefined
      : await db
          .selectFrom('customer')
          .select('id')
          .where('email', '=', lead.buyer)
          .executeTakeFirst();
  const ctx = (actor: Ctx['actor'], hours = 0): Ctx =>
    demoCtx(db, {
      actor,
      at: new Date(at.getTime() + hours * 3_600_000),
      locale: lead.locale,
      client: clientOf('demo', 1_000),
    });
  const sender =
    customer === undefined
      ? ({ kind: 'visitor' } as const)
      : ({ kind: 'customer', customerId: customer.id, session: '' } as const);
  const { reference } = await lead.send(ctx(sender));
  const { id } = await db
    .updateTable('lead')
    .set({ created_at: at, changed_at: at })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, to] of lead.way.entries()) {
    const note = index === 0 ? (lead.note ?? '') : '';
    await leads.changeLeadState(ctx({ kind: 'system' }, 5 * (index + 1)), id, to, note);
  }
}
