// Matched lines of a quick order: the product, its price and stock, the quantity to correct, and what prevents adding it.
import type { QuickOrder, QuickOrderLine, QuickOrderProduct } from '@millwright/contracts';
import { href, localPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StockBadge } from '../../ui/stock.tsx';
import { PartNumber, Price } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { isOpen } from './quick-order-form.ts';

export function MatchedLines({ order }: { order: QuickOrder }) {
  const { t, locale } = useView();
  const open = order.lines.filter(isOpen).length;
  return (
    <form
      method="post"
      action={href.quickOrder(locale)}
      noValidate
      className="grid gap-4"
      aria-labelledby="quick-lines"
    >
      <FormToken />
      <h2 id="quick-lines">{t('quick.lines')}</h2>
      <Notice kind={open === 0 ? 'success' : 'warning'}>
        <p>{t('quick.summary', { ready: order.ready, all: order.lines.length })}</p>
        {open === 0 ? null : <p>{t('quick.open', { n: open })}</p>}
      </Notice>
      <CardTable
        caption={t('quick.lines')}
        columns={[
          { name: t('quick.line') },
          { name: t('quick.written') },
          { name: t('cart.product') },
          { name: t('cart.unitPrice'), end: true },
          { name: t('common.quantity') },
        ]}
      >
        {order.lines.map((line) => (
          <LineRow key={line.line} line={line} />
        ))}
      </CardTable>
      {order.ignored.length === 0 ? null : (
        <details>
          <summary className="cursor-pointer max-lg:py-3">
            {t('quick.ignored', { n: order.ignored.length })}
          </summary>
          <ul>
            {order.ignored.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="do" value="add" look="main">
          {t('quick.add')}
        </Button>
        <Button name="do" value="again">
          {t('quick.checkAgain')}
        </Button>
      </div>
    </form>
  );
}

function LineRow({ line }: { line: QuickOrderLine }) {
  const { t } = useView();
  const { product } = line;
  return (
    <CardRow id={`order-line-${line.line}`}>
      <CardCell label={t('quick.line')}>{line.line}</CardCell>
      <CardCell label={t('quick.written')} className="max-w-64 wrap-anywhere">
        <bdi className="part-number">{line.text}</bdi>
        {line.repeats === null ? (
          <input type="hidden" name={`part-${line.line}`} value={line.partNumber} />
        ) : null}
      </CardCell>
      <CardCell>
        {product === null ? <Choices line={line} /> : <Found product={product} line={line} />}
        <Obstacle line={line} />
      </CardCell>
      <CardCell label={t('cart.unitPrice')} end>
        {product === null || line.repeats !== null ? null : (
          <span>
            <Price amount={product.unitPrice} /> <small>{t(`unit.${product.unit}`)}</small>
          </span>
        )}
      </CardCell>
      <CardCell label={t('common.quantity')}>
        {line.repeats === null ? (
          <input
            type="text"
            inputMode="numeric"
            dir="ltr"
            name={`quantity-${line.line}`}
            defaultValue={line.quantity ?? ''}
            aria-label={t('cart.quantityOf', { name: product?.name ?? line.partNumber })}
            aria-invalid={line.problem === null ? undefined : true}
            className="input w-20 text-center"
            autoComplete="off"
          />
        ) : (
          <bdi dir="ltr">{line.quantity}</bdi>
        )}
      </CardCell>
    </CardRow>
  );
}

function Found({ product, line }: { product: QuickOrderProduct; line: QuickOrderLine }) {
  const { t, locale, label } = useView();
  if (line.repeats !== null)
    return (
      <p className="text-muted">
        {t('quick.repeats', { line: line.repeats, name: label(product.name) })}
      </p>
    );
  return (
    <div className="flex gap-3">
      <input type="hidden" name={`product-${line.line}`} value={`${product.id}|${product.sku}`} />
      <span className="w-14 shrink-0" aria-hidden="true">
        <Drawing name={product.image} size="thumb" />
      </span>
      <div className="min-w-0">
        <a href={href.product(locale, product.id, product.slug)} className="font-semibold text-ink">
          {label(product.name)}
        </a>
        <p className="text-[13px]">
          <PartNumber>{product.sku}</PartNumber>
          {product.manufacturer.name === '' ? null : ` · ${product.manufacturer.name}`}
        </p>
        <StockBadge stock={product.stock} />
      </div>
    </div>
  );
}

/** One of several products that share the number, or those that come nearest to an unknown one; none of them is chosen for the reader. */
function Choices({ line }: { line: QuickOrderLine }) {
  const { t, label, locale } = useView();
  if (line.partNumber === '') return null;
  const sentence =
    line.status === 'ambiguous'
      ? t('quick.ambiguous')
      : t(line.choices.length > 0 ? 'quick.unknownNear' : 'quick.unknown');
  // What is no number may be words, which the search reads.
  if (line.choices.length === 0)
    return (
      <p>
        <b className="text-bad">{sentence}</b>{' '}
        <a
          href={localPath(locale, `/products?query=${encodeURIComponent(line.partNumber)}`)}
          target="_blank"
          rel="noopener"
        >
          {t('quick.search', { text: line.partNumber })}
        </a>
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-bad">{sentence}</legend>
      {line.choices.map((choice) => (
        <label key={choice.id} className="check flex items-baseline gap-2 max-lg:py-2">
          <input type="radio" name={`product-${line.line}`} value={`${choice.id}|${choice.sku}`} />
          <span>
            <PartNumber>{choice.sku}</PartNumber> · {label(choice.name)} ·{' '}
            {choice.manufacturer.name === '' ? null : `${choice.manufacturer.name} · `}
            <Price amount={choice.unitPrice} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Obstacle({ line }: { line: QuickOrderLine }) {
  const { t } = useView();
  if (line.problem === null) return null;
  return (
    <div className="mt-2">
      <b className="text-bad">{line.problem.message}</b>
      {line.held === 0 ? null : <p>{t('cart.alreadyHeld', { n: line.held })}</p>}
      {line.possible === null ? null : (
        <label className="check flex items-center gap-2 max-lg:py-2">
          <input type="checkbox" name={`fix-${line.line}`} value={line.possible} />
          <span>{t('quick.fix', { n: line.possible })}</span>
        </label>
      )}
    </div>
  );
}
