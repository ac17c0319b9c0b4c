// Cart line: picture, name and origin, unit price, quantity as a form, subtotal, remove, and what blocks it.

import {
  type CartLine,
  type CartNotice,
  capQuantity,
  stepDown,
  stepUp,
} from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductWithOrigin } from '../../ui/pictured-product.tsx';
import { Price } from '../../ui/text.tsx';
import { CardCell, CardRow } from '../order/card-table.tsx';
import { NegotiatedNote } from './negotiated-note.tsx';

/** `notices` is what happened to this line since its owner last looked. */
export function CartLineRow({
  line,
  notices = [],
}: {
  line: CartLine;
  notices?: readonly CartNotice[];
}) {
  const { t, label } = useView();
  return (
    <CardRow id={`line-${line.id}`}>
      <CardCell>
        {/* Enter in the quantity presses the first button of its form, wherever that stands: it must be Update. */}
        <button
          type="submit"
          form={`form-${line.id}`}
          name="do"
          value="set"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        />
        <ProductWithOrigin product={line} />
        <NegotiatedNote agreed={line.agreed} />
        {notices.map((notice) => (
          <p key={notice.code} className="mt-2 border-s-2 border-mark ps-2 text-[13px]">
            {label(notice.message)}
          </p>
        ))}
        <Blocked line={line} />
      </CardCell>
      <CardCell label={t('cart.unitPrice')} end>
        <span>
          <Price amount={line.unitPrice} className="" />{' '}
          <small>{t(line.lot === undefined ? `unit.${line.unit}` : 'cart.perLot')}</small>
        </span>
      </CardCell>
      <CardCell label={t('common.quantity')}>
        <div>
          <QuantityForm line={line} />
          {line.agreed?.live === true ? null : <LaterButton line={line} />}
        </div>
      </CardCell>
      <CardCell label={t('cart.subtotal')} end>
        <Price amount={line.subtotal} />
      </CardCell>
      <CardCell end>
        <Button
          form={`form-${line.id}`}
          formNoValidate
          name="do"
          value="remove"
          id={`remove-${line.id}`}
          look="quiet"
          className="max-md:w-full"
          aria-label={t('shell.removeItem', { name: line.name })}
        >
          <Icon name="close" />
          <span className="md:sr-only">{t('common.remove')}</span>
        </Button>
      </CardCell>
    </CardRow>
  );
}

/** Out of the cart, but not forgotten. It stands after the quantity's form: Enter in a field presses a form's first button. */
function LaterButton({ line: { id, name } }: { line: CartLine }) {
  const { t } = useView();
  return (
    <Button
      form={`form-${id}`}
      formNoValidate
      name="do"
      value="later"
      id={`later-${id}`}
      look="quiet"
      className="px-0! font-normal! print:hidden"
      aria-label={t('wishlist.saveForLaterOf', { name })}
    >
      {t('wishlist.saveForLater')}
    </Button>
  );
}

/** Minus and plus are buttons with the quantity they lead to; Enter in the field means Update: its hidden twin is the row's first button. */
function QuantityForm({ line }: { line: CartLine }) {
  const { t, locale } = useView();
  const { id, name, quantity, limits } = line;
  // Nothing to choose where nothing can be bought.
  const gone = line.blocked === 'out-of-stock' || line.agreed?.live === true;
  const step =
    'grid size-9 shrink-0 cursor-pointer place-items-center border border-rule bg-raised text-[18px] hover:border-ink max-lg:size-11 pointer-coarse:size-11';
  return (
    <form
      id={`form-${id}`}
      method="post"
      action={href.cart(locale)}
      noValidate
      data-minimum={limits.minimum}
      data-maximum={limits.maximum ?? undefined}
      data-step={limits.step}
    >
      <FormToken />
      <input type="hidden" name="lineId" value={id} />
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="was" value={quantity} />
      {gone ? (
        <bdi dir="ltr">{quantity}</bdi>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <div className="flex items-center">
              <button
                type="submit"
                name="to"
                value={stepDown(quantity, limits)}
                id={`minus-${id}`}
                className={step}
                aria-label={t('cart.decreaseOf', { name })}
              >
                −
              </button>
              <input
                type="number"
                name="quantity"
                id={`quantity-${id}`}
                defaultValue={quantity}
                inputMode="numeric"
                autoComplete="off"
                aria-label={t('cart.quantityOf', { name })}
                aria-describedby={`limits-${id}`}
                className="h-9 w-16 border-y border-rule bg-raised text-center [appearance:textfield] max-lg:h-11 pointer-coarse:h-11 [&::-webkit-inner-spin-button]:appearance-none"
              />
              <button
                type="submit"
                name="to"
                value={stepUp(quantity, limits)}
                id={`plus-${id}`}
                className={step}
                aria-label={t('cart.increaseOf', { name })}
              >
                +
              </button>
            </div>
            <Button
              name="do"
              value="set"
              id={`update-${id}`}
              look="quiet"
              className="px-2!"
              aria-label={t('cart.updateOf', { name })}
            >
              {t('cart.update')}
            </Button>
          </div>
        </>
      )}
      {line.agreed?.live === true ? (
        <small className="mt-1 block max-md:text-end">{t('cart.negotiatedFixed')}</small>
      ) : (
        <Limits line={line} />
      )}
    </form>
  );
}

function Limits({ line: { id, limits } }: { line: CartLine }) {
  const { t } = useView();
  const parts = [
    limits.minimum > 1 ? t('limits.minimum', { n: limits.minimum }) : '',
    limits.maximum === null ? '' : t('limits.maximum', { n: limits.maximum }),
    limits.step > 1 ? t('limits.step', { n: limits.step }) : '',
  ].filter(Boolean);
  return (
    <small id={`limits-${id}`} className="mt-1 block max-md:text-end">
      {parts.join(' · ')}
    </small>
  );
}

/** Why the order cannot be placed with this line, and the one press that mends it. */
function Blocked({ line }: { line: CartLine }) {
  const { t, locale } = useView();
  if (line.blocked === null) return null;
  if (line.blocked === 'out-of-stock') {
    return (
      <p className="mt-2">
        <b className="me-2 inline-block border border-current px-1.5 text-[13px] text-bad">
          {t('stock.out')}
        </b>
        {line.withdrawn ? t('cart.blockedDiscontinued') : t('cart.blockedOut')}
      </p>
    );
  }
  const possible = capQuantity(
    Math.min(Math.max(line.quantity, line.limits.minimum), line.stock),
    line.limits,
  );
  return (
    <form
      method="post"
      action={href.cart(locale)}
      className="mt-2 flex flex-wrap items-center gap-x-3"
    >
      <FormToken />
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="was" value={line.quantity} />
      <input type="hidden" name="quantity" value={possible} />
      <b className="text-bad">
        {line.blocked === 'stock-not-enough'
          ? t('cart.blockedStock', { n: line.stock })
          : t('cart.blockedLimits')}
      </b>
      {possible > 0 ? (
        <Button
          name="do"
          value="set"
          aria-label={t('cart.changeToOf', { n: possible, name: line.name })}
        >
          {t('cart.changeTo', { n: possible })}
        </Button>
      ) : (
        t('cart.blockedOut')
      )}
    </form>
  );
}
