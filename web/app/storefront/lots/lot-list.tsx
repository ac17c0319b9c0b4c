// Lot table: one row each; on a phone one card each. [§2.2 /lot]
import { formatMonths, type Lot, type LotCategory } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { LotActions } from './lot-actions.tsx';
import { LotItems } from './lot-contents.tsx';
import { LotPrice } from './lot-price.tsx';

export function LotList({ category, lots }: { category: LotCategory; lots: readonly Lot[] }) {
  const { t, locale, label } = useView();
  const title = t('lots.of', { category: label(category.name) });
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{t('lots.wholeText')}</p>
      {lots.length === 0 ? (
        <Notice>
          <p>
            {t('lots.none')} <a href={href.lotSales(locale)}>{t('lots.others')}</a>
          </p>
          <PostRequirementsLink />
        </Notice>
      ) : (
        <AddToCartForm>
          {/* Enter presses a form's first button: without scripts that must not be the one of another row. */}
          <button type="submit" disabled hidden />
          <CardTable
            caption={title}
            columns={[
              { name: t('lots.lot') },
              { name: t('lots.condition') },
              { name: t('lots.location') },
              { name: t('lots.age') },
              { name: t('lots.price'), end: true },
              { name: t('lots.actions'), quiet: true },
            ]}
          >
            {lots.map((lot, index) => (
              <Row key={lot.id} lot={lot} eager={index < 3} />
            ))}
          </CardTable>
        </AddToCartForm>
      )}
    </>
  );
}

function Row({ lot, eager }: { lot: Lot; eager: boolean }) {
  const { t, locale, label } = useView();
  return (
    <CardRow id={`p${lot.productId}`}>
      <CardCell className="w-[42%] max-md:w-full">
        <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-4 max-md:grid-cols-[88px_minmax(0,1fr)]">
          <Drawing name={lot.image} size="thumb" eager={eager} />
          <div className="grid gap-1">
            <h2 className="text-[16px] leading-snug">
              <a href={href.lotItems(locale, lot)}>{label(lot.name)}</a>
            </h2>
            <p className="text-[13px] text-muted">{label(lot.details)}</p>
            <LotItems lot={lot} />
          </div>
        </div>
      </CardCell>
      <CardCell label={t('lots.condition')}>{lot.condition.name}</CardCell>
      <CardCell label={t('lots.location')}>{lot.location}</CardCell>
      <CardCell label={t('lots.age')}>{formatMonths(lot.ageMonths, locale)}</CardCell>
      <CardCell label={t('lots.price')} end>
        {lot.soldWhole ? <LotPrice lot={lot} end /> : '–'}
      </CardCell>
      <CardCell>
        <LotActions lot={lot} />
      </CardCell>
    </CardRow>
  );
}
