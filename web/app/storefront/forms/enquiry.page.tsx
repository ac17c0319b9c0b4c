// A question about a lot: its subject is ours and read-only. A page of its own, and a dialog over the list of lots. [§2.2 /lot, §4 Lot modal, §5]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { DialogForm, Trap } from '../../ui/dialog-form.tsx';
import { type FormState, statusOf } from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { fieldLabels, MessageFields } from './form-fields.tsx';
import { MESSAGE_FIELDS, prefilled, refused, sentReference, typed } from './request-state.ts';
import { SentPanel } from './sent-panel.tsx';

type Lot = { id: number; subject: string };

export async function get(request: PageRequest): Promise<PageResult> {
  const lot = await findLot(request);
  if (lot === null) return redirect(href.contactUs(request.locale));
  const reference = sentReference(request);
  if (reference !== null) return page(request, lot, <Sent reference={reference} />);
  return page(request, lot, <EnquiryForm lot={lot} state={await prefilled(request)} />);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const lot = await findLot(request);
  if (lot === null) return redirect(href.contactUs(locale));
  const result = await attempt(() =>
    services.leads.sendEnquiry(ctx, { ...typed(request, MESSAGE_FIELDS), lotId: lot.id }),
  );
  if (result.ok) {
    const to = `${href.enquiry(locale, lot.id)}&sent=${result.value.reference}`;
    return redirect(to, {
      flashes: [{ kind: 'success', text: translator(locale)('enquiry.sent') }],
    });
  }
  await withMiniCart(request);
  const state = refused(request, MESSAGE_FIELDS, result.problem);
  return {
    ...page(request, lot, <EnquiryForm lot={lot} state={state} />, true),
    status: statusOf(result.problem),
  };
}

/** Null without a number; a number that is no lot throws. */
async function findLot({ services, ctx, query }: PageRequest): Promise<Lot | null> {
  const lot = query.get('lot') ?? '';
  if (!/^[0-9]{1,9}$/.test(lot)) return null;
  return { id: Number(lot), subject: await services.leads.getLotSubject(ctx, Number(lot)) };
}

function page({ locale }: PageRequest, lot: Lot, body: Page['body'], isRejected = false): Page {
  const t = translator(locale);
  const title = `${t('enquiry.title')}: ${lot.subject}`;
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: t('enquiry.title') }],
    body,
  };
}

function EnquiryForm({ lot, state }: { lot: Lot; state: FormState }) {
  const { t, locale } = useView();
  return (
    <DialogForm
      title={t('enquiry.title')}
      lead={t('enquiry.lead')}
      action={href.enquiry(locale, lot.id)}
      send={t('enquiry.title')}
      cancel={href.home(locale)}
      state={state}
      labels={fieldLabels(t)}
    >
      <MessageFields state={state} subject={lot.subject} />
      <Trap />
    </DialogForm>
  );
}

function Sent({ reference }: { reference: string }) {
  const { t, locale } = useView();
  return (
    <SentPanel
      title={t('enquiry.sent')}
      reference={reference}
      next={{ href: href.products(locale), label: t('shell.allProducts') }}
    />
  );
}
