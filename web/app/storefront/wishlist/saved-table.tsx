// Wishlist table: a row per entry with price, stock, quantity and a button into the cart; one form around all of them. [§2.1 savedlist, §3, §5]

import { problemText, type SavedEntry } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProductWithOrigin } from '../../ui/pictured-product.tsx';
import { WishlistButton } from '../../ui/product-card.tsx';
import { quantityRules, quantityWarnings } from '../../ui/quantity-rules.ts';
import { StockBadge } from '../../ui/stock.tsx';
import { Price } from '../../ui/text.tsx';
import { CardCell, CardRow, CardTable, type Column } from '../order/card-table.tsx';
import type { NotAdded } from './not-added.ts';

/** own: a customer's list; later: what waits from the cart; visitor: the browser's; shared: somebody else's, to read. */
export type Mode = 'own' | 'later' | 'visitor' | 'shared';

type Props = {
  mode: Mode;
  entries: readonly SavedEntry[] /** Where the form is sent. */;
  action: string;
  children?: ReactNode;
};

/** `children` stand below the rows, in the same form. */
export function SavedTable({ mode, entries, action, children }: Props) {
  const { t, locale } = useView();
  const ticks = mode === 'own' || mode === 'later';
  const columns: Column[] = [
    { name: t('cart.product') },
    { name: t('cart.unitPrice'), end: true },
    { name: t('list.stock') },
    { name: t('common.quantity') },
    { name: t('wishlist.action'), quiet: true },
  ];
  return (
    <form
      method="post"
      action={action}
      className="grid gap-4"
      noValidate
      data-island="add-to-cart"
      data-on="touch"
      {...quantityWarnings(locale)}
    >
      <FormToken />
      {/* Enter presses a form's first button: without scripts that must not be the one of another row. */}
      <button type="submit" disabled hidden />
      <CardTable caption={t('wishlist.entries')} columns={columns}>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} mode={mode} ticks={ticks} />
        ))}
      </CardTable>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="main" name="do" value="add-all" formNoValidate className="max-md:w-full">
          {t(mode === 'later' ? 'wishlist.allToCart' : 'wishlist.addAll')}
        </Button>
        {mode === 'shared' ? null : (
          <Button name="do" value="quantities" formNoValidate>
            {t('wishlist.saveQuantities')}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

function Row({ entry, mode, ticks }: { entry: SavedEntry; mode: Mode; ticks: boolean }) {
  const view = useView();
  const { t } = view;
  const { id, productId, name, stock, quantity, limits } = entry;
  const words = t(mode === 'later' ? 'wishlist.toCart' : 'common.addToCart');
  return (
    <CardRow id={`p${productId}`}>
      <CardCell>
        <div className="flex gap-3">
          {ticks ? (
            <label className="grid size-8 shrink-0 place-items-center max-md:size-11">
              <input
                type="checkbox"
                name="tick"
                value={id}
                className="size-5"
                aria-label={t('wishlist.tick', { name })}
              />
            </label>
          ) : null}
          <ProductWithOrigin product={entry} />
        </div>
      </CardCell>
      <CardCell label={t('cart.unitPrice')} end>
        <span>
          <Price amount={entry.unitPrice} />{' '}
          <small>{t(entry.lot === null ? `unit.${entry.unit}` : 'cart.perLot')}</small>
        </span>
      </CardCell>
      <CardCell label={t('list.stock')}>
        <StockBadge stock={stock} />
      </CardCell>
      <CardCell label={t('common.quantity')}>
        <input
          type="number"
          name={`quantity-${productId}`}
          defaultValue={quantity}
          min={0}
          max={limits.maximum ?? undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={stock <= 0}
          aria-label={t('cart.quantityOf', { name })}
          className="input w-24!"
          {...quantityRules(entry)}
        />
      </CardCell>
      <CardCell>
        <div className="flex items-center justify-end gap-1 max-md:justify-between">
          <Button
            name={mode === 'later' ? 'toCart' : 'productId'}
            value={mode === 'later' ? id : productId}
            // Nothing of it, or nothing in stock, is nothing to add. [§5]
            disabled={stock <= 0 || quantity <= 0}
            className="whitespace-nowrap max-md:grow"
            aria-label={`${words}: ${name}`}
          >
            {words}
          </Button>
          {mode === 'shared' ? (
            <WishlistButton product={{ id: productId, name }} view={view} />
          ) : (
            <Button
              name="remove"
              value={id}
              look="quiet"
              formNoValidate
              aria-label={t('shell.removeItem', { name })}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      </CardCell>
    </CardRow>
  );
}

/** Line by line, what of the list could not be added and why. */
export function NotAddedNotice({
  list,
  entries,
}: {
  list: readonly NotAdded[];
  entries: readonly SavedEntry[];
}) {
  const { t, locale, label } = useView();
  const lines = list.flatMap(({ productId, code, limit }) => {
    const entry = entries.find((candidate) => candidate.productId === productId);
    return entry === undefined
      ? []
      : [{ entry, text: problemText(code, locale, { n: limit, name: label(entry.name) }) }];
  });
  if (lines.length === 0) return null;
  return (
    <Notice kind="warning">
      <h2 className="text-[15px]!">{t('wishlist.notAdded')}</h2>
      <ul>
        {lines.map(({ entry, text }) => (
          <li key={entry.id}>
            {/* Some of the sentences name the product themselves. */}
            {text.includes(label(entry.name)) ? (
              <a href={`#p${entry.productId}`}>{text}</a>
            ) : (
              <>
                <a href={`#p${entry.productId}`}>{label(entry.name)}</a>: {text}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
