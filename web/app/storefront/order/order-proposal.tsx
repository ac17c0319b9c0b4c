// Proposed change of an order that costs more: each line before and after with the sums, and the buyer's answer; works without scripts. [decisions 0105]
import { type ComparedLine, formatDay, isolated, type OrderDetail } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from './card-table.tsx';
import { proposalNotice } from './proposal-notice.rules.ts';

type Proposal = NonNullable<OrderDetail['proposal']>;

/** The newest one: to be answered, or how it ended while the order is as it was left. */
export function OrderProposal({ order }: { order: OrderDetail }) {
  const { t, locale } = useView();
  const { proposal } = order;
  if (proposal === null) return null;
  if (proposal.state !== 'open') {
    const ended = proposalNotice(order);
    return ended === null ? null : <Notice>{t(`order.proposal.${ended}`)}</Notice>;
  }
  return (
    <section
      aria-labelledby="proposal-title"
      className="grid gap-4 border border-hair border-s-4 border-s-warn bg-raised p-4"
    >
      <h2 id="proposal-title">{t('order.proposal.title')}</h2>
      <p className="max-w-[640px]">
        {t('order.proposal.lead', { date: formatDay(proposal.answerBy, locale) })}
      </p>
      {proposal.reason === '' ? null : (
        <p className="whitespace-pre-line">
          <bdi className="whitespace-pre-line!">{proposal.reason}</bdi>
        </p>
      )}
      <Compared proposal={proposal} />
      <form
        method="post"
        action={href.order(locale, order.orderId)}
        className="grid max-w-[640px] gap-4 print:hidden"
      >
        <FormToken />
        <input type="hidden" name="proposal" value={proposal.id} />
        <TextArea name="answer" label={t('order.proposal.answer')} maxLength={500} rows={2} />
        <p className="flex flex-wrap gap-3">
          <Button look="main" name="do" value="accept">
            {t('order.proposal.accept')}
          </Button>
          <Button name="do" value="decline">
            {t('order.proposal.decline')}
          </Button>
        </p>
      </form>
    </section>
  );
}

function Compared({ proposal: { lines, freight, taxes, total } }: { proposal: Proposal }) {
  const view = useView();
  const { t } = view;
  const money = (minor: number): string => view.money(minor, view.base);
  const freightOf = (minor: number | null): string => {
    if (minor === null) return t('order.proposal.freightOpen');
    if (minor > 0) return money(minor);
    return t(freight.collected ? 'order.freightCollected' : 'order.freightFree');
  };
  const sums = [
    [t('order.freight'), freightOf(freight.from), freightOf(freight.to)],
    [t('order.proposal.taxes'), money(taxes.from), money(taxes.to)],
  ] as const;
  return (
    <CardTable
      caption={t('order.proposal.title')}
      columns={[
        { name: t('cart.product') },
        { name: t('order.proposal.before'), end: true },
        { name: t('order.proposal.after'), end: true },
      ]}
    >
      {lines.map((line) => (
        <LineRow key={line.productId} line={line} />
      ))}
      {sums.map(([name, before, after]) => (
        <CardRow key={name}>
          <CardCell>{name}</CardCell>
          <CardCell label={t('order.proposal.before')} end>
            <bdi>{before}</bdi>
          </CardCell>
          <CardCell label={t('order.proposal.after')} end>
            {before === after ? <bdi>{after}</bdi> : <b>{isolated(after)}</b>}
          </CardCell>
        </CardRow>
      ))}
      <CardRow>
        <CardCell>
          <b>{t('order.total')}</b>
        </CardCell>
        <CardCell label={t('order.proposal.before')} end>
          <bdi>{money(total.from)}</bdi>
        </CardCell>
        <CardCell label={t('order.proposal.after')} end>
          <b>{isolated(money(total.to))}</b>
        </CardCell>
      </CardRow>
    </CardTable>
  );
}

function LineRow({ line }: { line: ComparedLine }) {
  const view = useView();
  const { t, label, number } = view;
  const { quantity, unitPrice, subtotal } = line;
  const side = (pieces: number, each: number | null, sum: number) =>
    pieces === 0 || each === null ? (
      <span className="text-muted">{t('order.proposal.none')}</span>
    ) : (
      <span>
        <bdi dir="ltr" className="text-[13px] text-muted">
          {number(pieces)} × {view.money(each, view.base)}
        </bdi>
        <br />
        <bdi dir="ltr">{view.money(sum, view.base)}</bdi>
      </span>
    );
  const isSame = quantity.from === quantity.to && unitPrice.from === unitPrice.to;
  const after = side(quantity.to, unitPrice.to, subtotal.to);
  return (
    <CardRow>
      <CardCell>
        {label(line.name)}
        <p className="text-[13px] text-muted">
          <PartNumber>{line.sku}</PartNumber>
        </p>
      </CardCell>
      <CardCell label={t('order.proposal.before')} end>
        {side(quantity.from, unitPrice.from, subtotal.from)}
      </CardCell>
      <CardCell label={t('order.proposal.after')} end>
        {isSame ? after : <b>{after}</b>}
      </CardCell>
    </CardRow>
  );
}
