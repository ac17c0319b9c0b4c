// Track order: its number and the buyer's mail address show status and timeline; a wrong pair answers like an unknown order. [§2.1 Track order, decisions §1]
import { isolated, type OrderTrack } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormHeading } from '../account/error-summary.tsx';
import {
  EMPTY_FORM,
  type FormState,
  rejectedForm,
  statusOf,
  typedLine,
} from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { Facts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';

export function get(request: PageRequest): Page {
  return { ...trackPage(request, <TrackForm state={EMPTY_FORM} />), canonical: path.trackOrder() };
}

/** Shown at once instead of after a redirect: the address would carry a person's mail address. Sending it again changes nothing. */
export async function post(request: PageRequest): Promise<Page> {
  const { services, ctx, form, locale } = request;
  const asked = { orderId: typedLine(form, 'orderId', 60), email: typedLine(form, 'emailId', 254) };
  const found = await attempt(() => services.orders.trackOrder(ctx, asked));
  await withMiniCart(request);
  if (found.ok)
    return { ...trackPage(request, <Tracked order={found.value} />), robots: 'noindex' };
  const state = rejectedForm(form, ['orderId', 'emailId'], found.problem, locale);
  return {
    ...trackPage(request, <TrackForm state={state} />, true),
    status: statusOf(found.problem),
    robots: 'noindex',
  };
}

/** An order number as this shop writes them. */
function example({ company }: PageRequest): string {
  return `${company?.orderPrefix ?? 'MW'}-7K3F-92QD`;
}

function trackPage(request: PageRequest, body: Page['body'], refused = false): Page {
  const t = translator(request.locale);
  const title = t('track.title');
  return {
    title: refused ? t('account.errorTitle', { title }) : title,
    description: t('track.lead', { example: example(request) }),
    breadcrumbs: [{ name: title }],
    body,
  };
}

function TrackForm({ state }: { state: FormState }) {
  const { t, locale, request } = useView();
  const refused = state.sentence !== null || Object.keys(state.errors).length > 0;
  return (
    <section className="grid max-w-[560px] gap-4">
      <FormHeading refused={refused}>{t('track.title')}</FormHeading>
      {state.sentence === null ? null : <Notice kind="error">{state.sentence}</Notice>}
      <p>{t('track.lead', { example: example(request) })}</p>
      <form
        method="post"
        action={href.trackOrder(locale)}
        className="grid justify-items-start gap-4"
      >
        <FormToken />
        <Field
          name="orderId"
          label={t('order.id')}
          error={state.errors.orderId}
          defaultValue={state.values.orderId}
          ltr
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          name="emailId"
          type="email"
          label={t('track.email')}
          hint={t('track.emailHint')}
          error={state.errors.emailId}
          defaultValue={state.values.emailId}
          ltr
          required
          maxLength={254}
          autoComplete="email"
        />
        <Button look="main">{t('track.button')}</Button>
      </form>
    </section>
  );
}

function Tracked({ order }: { order: OrderTrack }) {
  const { t, locale, dateTime, date } = useView();
  return (
    <section className="grid max-w-[640px] gap-5">
      <h1 tabIndex={-1}>{t('track.result', { id: isolated(order.orderId) })}</h1>
      <Facts
        facts={[
          [t('order.status'), t(`order.status.${order.status}`)],
          [t('order.placedAt'), dateTime(order.placedAt)],
          [t('order.expected'), order.status === 'Cancelled' ? '' : date(order.expectedDelivery)],
          [t('order.carrier'), order.carrier],
          [t('order.tracking'), order.trackingNumber],
        ]}
      />
      <OrderHistory order={order} />
      <p>
        <ButtonLink href={href.trackOrder(locale)}>{t('track.other')}</ButtonLink>
      </p>
    </section>
  );
}
