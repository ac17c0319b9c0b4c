// Lot actions: buying all of it, offering a price for it and asking about it, each in a dialog; stands inside a form around products. [§2.2 /lot]
import type { Lot } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

export function LotActions({ lot, main = false }: { lot: Lot; main?: boolean }) {
  const { t, locale, label } = useView();
  return (
    <div className="grid justify-items-stretch gap-2">
      {lot.soldWhole ? (
        <Button
          look={main ? 'main' : 'plain'}
          name="productId"
          value={lot.productId}
          disabled={lot.stock <= 0}
          aria-label={main ? undefined : `${t('lots.buy')}: ${label(lot.name)}`}
        >
          {t('lots.buy')}
        </Button>
      ) : null}
      {lot.soldWhole ? (
        <LotStock stock={lot.stock} />
      ) : (
        <span className="text-[13px]">{t('lots.inParts')}</span>
      )}
      {lot.stock <= 0 ? null : (
        <ButtonLink
          href={href.negotiate(locale, { lot: lot.id })}
          look="quiet"
          data-form-dialog=""
          rel="nofollow"
          aria-label={`${t('offer.title')}: ${label(lot.name)}`}
        >
          {t('offer.title')}
        </ButtonLink>
      )}
      <ButtonLink
        href={href.enquiry(locale, lot.id)}
        look="quiet"
        data-form-dialog=""
        rel="nofollow"
        aria-label={`${t('enquiry.title')}: ${label(lot.name)}`}
      >
        {t('enquiry.title')}
      </ButtonLink>
    </div>
  );
}

/** Few lots are the rule, so their number is no warning. */
function LotStock({ stock }: { stock: number }) {
  const { t } = useView();
  return stock <= 0 ? (
    <span className="stock out text-[13px]">{t('lots.soldOut')}</span>
  ) : (
    <span className="stock text-[13px]">{t('lots.available', { n: stock })}</span>
  );
}
