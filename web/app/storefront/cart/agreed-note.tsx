// Why does this line cost what it costs, and until when? Said beside a line whose price was agreed with its buyer.
import { type AgreedPrice, isolated } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

export function AgreedNote({ agreed }: { agreed: AgreedPrice | null }) {
  const { t, locale, dateTime } = useView();
  if (agreed === null) return null;
  const date = dateTime(agreed.validUntil);
  if (!agreed.live) return <p className="mt-2 text-[13px]">{t('cart.agreedEnded', { date })}</p>;
  const reference = isolated(agreed.reference);
  return (
    <p className="mt-2 border-s-2 border-current ps-2 text-[13px] text-good">
      {agreed.source === 'offer' ? (
        <a href={href.offer(locale, agreed.reference)} className="font-semibold">
          {t('cart.agreedOffer', { reference })}
        </a>
      ) : (
        <b>{t('cart.agreedQuote', { reference })}</b>
      )}
      <br />
      {t('cart.agreedUntil', { date })}
    </p>
  );
}
