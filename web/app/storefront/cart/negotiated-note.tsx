// Note beside a cart line with a negotiated price.
import { isolated, type NegotiatedPrice } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

export function NegotiatedNote({ agreed }: { agreed: NegotiatedPrice | null }) {
  const { t, locale, dateTime } = useView();
  if (agreed === null) return null;
  const date = dateTime(agreed.validUntil);
  if (!agreed.live)
    return <p className="mt-2 text-[13px]">{t('cart.negotiatedEnded', { date })}</p>;
  const reference = isolated(agreed.reference);
  return (
    <p className="mt-2 border-s-2 border-current ps-2 text-[13px] text-good">
      {agreed.source === 'offer' ? (
        <a href={href.offer(locale, agreed.reference)} className="font-semibold">
          {t('cart.negotiatedOffer', { reference })}
        </a>
      ) : (
        <b>{t('cart.negotiatedQuote', { reference })}</b>
      )}
      <br />
      {t('cart.negotiatedUntil', { date })}
    </p>
  );
}
