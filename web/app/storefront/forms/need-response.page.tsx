// An answer to one of our needs: its subject is ours and read-only. A page of its own, and a dialog over the cards. [§2.2 /our-needs, §5]
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

type About = { id: number; subject: string; displayText: string };

export async function get(request: PageRequest): Promise<PageResult> {
  const need = await findNeed(request);
  if (need === null) return redirect(href.ourNeeds(request.locale));
  const reference = sentReference(request);
  if (reference !== null) return page(request, need, <Sent reference={reference} />);
  return page(request, need, <ResponseForm need={need} state={await prefilled(request)} />);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const need = await findNeed(request);
  if (need === null) return redirect(href.ourNeeds(locale));
  const result = await attempt(() =>
    services.leads.sendEnquiry(ctx, { ...typed(request, MESSAGE_FIELDS), needId: need.id }),
  );
  if (result.ok) {
    const to = `${href.needResponse(locale, need.id)}&sent=${result.value.reference}`;
    return redirect(to, { flashes: [{ kind: 'success', text: translator(locale)('need.sent') }] });
  }
  await withMiniCart(request);
  const state = refused(request, MESSAGE_FIELDS, result.problem);
  return {
    ...page(request, need, <ResponseForm need={need} state={state} />, true),
    status: statusOf(result.problem),
  };
}

/** Null without a number; a number that is no need throws. */
async function findNeed({ services, ctx, query }: PageRequest): Promise<About | null> {
  const need = query.get('need') ?? '';
  return /^[0-9]{1,9}$/.test(need) ? await services.leads.getNeed(ctx, Number(need)) : null;
}

function page({ locale }: PageRequest, need: About, body: Page['body'], isRejected = false): Page {
  const t = translator(locale);
  const title = `${t('need.respond')}: ${need.subject}`;
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [
      { name: t('need.title'), href: href.ourNeeds(locale) },
      { name: t('need.respond') },
    ],
    body,
  };
}

function ResponseForm({ need, state }: { need: About; state: FormState }) {
  const { t, locale, label } = useView();
  return (
    <DialogForm
      title={t('need.respond')}
      lead={label(need.displayText)}
      action={href.needResponse(locale, need.id)}
      send={t('need.respond')}
      cancel={href.ourNeeds(locale)}
      state={state}
      labels={fieldLabels(t)}
    >
      <MessageFields state={state} subject={need.subject} commentHint={t('need.commentHint')} />
      <Trap />
    </DialogForm>
  );
}

function Sent({ reference }: { reference: string }) {
  const { t, locale } = useView();
  return (
    <SentPanel
      title={t('need.sent')}
      reference={reference}
      next={{ href: href.ourNeeds(locale), label: t('need.title') }}
    />
  );
}
