// Return form page: a form over the lines that can be returned now. [§9 Terms]
import {
  isolated,
  type OrderDetail,
  problemText,
  RETURN_REASONS,
  type ReturnReason,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, fieldErrors, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { FormHeading } from '../account/error-summary.tsx';
import { statusOf } from '../account/form-state.ts';
import { CardCell, CardRow, CardTable } from './card-table.tsx';
import { EMPTY_RETURN, type ReturnForm, readReturnForm } from './return-form.ts';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const order = await request.services.orders.getOrder(request.ctx, params.orderId ?? '');
  if (order.returnable.length === 0) return redirect(href.order(request.locale, order.orderId));
  return page(request, order, { form: EMPTY_RETURN, sentence: null, errors: {} });
}

export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const order = await services.orders.getOrder(ctx, params.orderId ?? '');
  const form = readReturnForm(request.form, order.returnable);
  const asked = await attempt(() => services.orders.requestReturn(ctx, order.orderId, form));
  const back = href.order(locale, order.orderId);
  if (asked.ok)
    return redirect(back, {
      flashes: [{ kind: 'success', text: translator(locale)('return.sent') }],
    });
  const { problem } = asked;
  const sentence = problemSentence(problem, locale);
  if (problem.code === 'return-not-possible')
    return redirect(back, { flashes: [{ kind: 'warning', text: sentence }] });
  return {
    ...page(request, order, { form, sentence, errors: fieldErrors(problem, locale) }),
    status: statusOf(problem),
  };
}

type State = { form: ReturnForm; sentence: string | null; errors: Record<string, string> };

function page({ locale }: PageRequest, order: OrderDetail, state: State): Page {
  const t = translator(locale);
  const title = t('return.title', { id: order.orderId });
  return {
    title: state.sentence === null ? title : t('account.errorTitle', { title }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('order.toHistory'), href: href.orders(locale) },
      { name: isolated(order.orderId), href: href.order(locale, order.orderId) },
      { name: t('return.ask') },
    ],
    body: <ReturnView order={order} state={state} />,
  };
}

function ReturnView({ order, state }: { order: OrderDetail; state: State }) {
  const { t, locale } = useView();
  const title = (
    <FormHeading refused={state.sentence !== null}>
      {t('return.title', { id: isolated(order.orderId) })}
    </FormHeading>
  );
  return (
    <AccountFrame place="orders" title={title}>
      {state.sentence === null ? null : <Notice kind="error">{state.sentence}</Notice>}
      <p className="max-w-[640px]">{t('return.lead')}</p>
      <form method="post" action={href.orderReturn(locale, order.orderId)} className="grid gap-5">
        <FormToken />
        <CardTable
          caption={t('return.caption')}
          columns={[
            { name: t('cart.product') },
            { name: t('return.quantity') },
            { name: t('return.reason') },
          ]}
        >
          {order.returnable.map(({ productId, quantity }) => (
            <ReturnRow
              key={productId}
              productId={productId}
              most={quantity}
              name={order.lines.find((line) => line.productId === productId)?.name ?? ''}
              state={state}
            />
          ))}
        </CardTable>
        <div className="max-w-[640px]">
          <TextArea
            name="note"
            label={t('return.note')}
            hint={t('return.noteHint')}
            maxLength={1000}
            rows={4}
            defaultValue={state.form.note}
          />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button look="main">{t('return.send')}</Button>
          <ButtonLink href={href.order(locale, order.orderId)} look="quiet">
            {t('order.back')}
          </ButtonLink>
        </p>
      </form>
    </AccountFrame>
  );
}

function ReturnRow({
  productId,
  most,
  name,
  state,
}: {
  productId: number;
  most: number;
  name: string;
  state: State;
}) {
  const { t, label, number, locale } = useView();
  const typed = state.form.lines.find((line) => line.productId === productId);
  const error = state.errors[`lines.${productId}`];
  const words = (reason: ReturnReason): string => t(`return.reason.${reason}`);
  return (
    <CardRow>
      <CardCell>{label(name)}</CardCell>
      <CardCell label={t('return.quantity')}>
        <div className="field">
          <span className="inline-flex items-baseline gap-2">
            <input
              type="number"
              name={`quantity.${productId}`}
              min={0}
              max={most}
              step={1}
              defaultValue={typed?.quantity ?? 0}
              aria-label={t('return.quantityOf', { name })}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `error-${productId}`}
              className="input max-w-24"
              dir="ltr"
              data-range-overflow={problemText('return-too-many', locale, { n: most, name })}
            />
            <span className="whitespace-nowrap text-muted">
              {t('return.most', { n: number(most) })}
            </span>
          </span>
          {error === undefined ? null : (
            <p id={`error-${productId}`} className="error">
              {error}
            </p>
          )}
        </div>
      </CardCell>
      <CardCell label={t('return.reason')}>
        <select
          name={`reason.${productId}`}
          className="input"
          aria-label={t('return.reasonOf', { name })}
          defaultValue={typed?.reason}
        >
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {words(reason)}
            </option>
          ))}
        </select>
      </CardCell>
    </CardRow>
  );
}
