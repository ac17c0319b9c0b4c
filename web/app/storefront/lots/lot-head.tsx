// Lot head: facts, price, and the button that buys the whole lot.
import type { Lot } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LotActions } from './lot-actions.tsx';
import { LotFactList } from './lot-facts.tsx';
import { LotPrice } from './lot-price.tsx';

export function LotHead({ lot }: { lot: Lot }) {
  const { t, locale, label } = useView();
  return (
    <section aria-labelledby="whole-lot" className="mt-3 mb-4" id={`p${lot.productId}`}>
      <div className="mb-3 grid grid-cols-[240px_minmax(0,1fr)_240px] items-start gap-6 border border-hair bg-raised p-4 max-lg:grid-cols-[160px_minmax(0,1fr)] max-md:grid-cols-1">
        <div className="max-md:max-w-[200px]">
          <Drawing name={lot.image} eager />
        </div>
        <div>
          <h2 id="whole-lot" className="mb-2">
            {t('lots.whole')}
          </h2>
          <p className="mb-2">{label(lot.details)}</p>
          <LotFactList lot={lot} />
          <p className="mt-3">
            <a href={href.lots(locale, lot.category)}>
              {t('lots.of', { category: label(lot.category.name) })}
            </a>
          </p>
        </div>
        <AddToCartForm className="grid gap-3 max-lg:col-span-full">
          {lot.soldWhole ? (
            <>
              <LotPrice lot={lot} />
              <p className="tax-note">{t('product.taxNote')}</p>
            </>
          ) : null}
          <LotActions lot={lot} main />
        </AddToCartForm>
      </div>
      <Notice>{t('lots.singly')}</Notice>
    </section>
  );
}
