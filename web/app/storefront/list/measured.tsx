// Measured sizes above a list: what was taken for each, what is nearest and what was left out, and the way back to the form. [house §6]
import type { DescribedMeasure } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { measureText } from '../../lib/units.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Notice } from '../../ui/notice.tsx';

/** `values`: what was measured, as the form takes it. */
export type Measured = {
  measures: DescribedMeasure[];
  family: string | null;
  values: Record<string, string>;
};

export function MeasuredNotice({ measured, kind }: { measured: Measured; kind: string }) {
  const view = useView();
  const { t, locale } = view;
  const { measures, family, values } = measured;
  if (measures.length === 0) return null;
  const told = measures.filter(({ outcome }) => outcome !== 'equal' && outcome !== 'left-out');
  const left = measures
    .filter(({ outcome }) => outcome === 'left-out')
    .map((measure) => `${measure.name} ${askedOf(measure, view)}`);
  const again = new URLSearchParams(family === kind ? values : { ...values, kind });
  return (
    <Notice>
      <p>
        {t('inHand.measured', {
          measures: listOf(
            measures.map((measure) => `${measure.name} ${askedOf(measure, view)}`),
            view,
          ),
        })}
      </p>
      {told.length === 0 && left.length === 0 ? null : (
        <ul className="measured">
          {told.map((measure) => (
            <li key={measure.name}>{sentenceOf(measure, view)}</li>
          ))}
          {left.length === 0 ? null : <li>{t('inHand.leftOut', { left: listOf(left, view) })}</li>}
        </ul>
      )}
      {family === null ? null : (
        <a className="again" href={`${href.inHand(locale, family)}?${again}`} rel="nofollow">
          {t('inHand.again')}
        </a>
      )}
    </Notice>
  );
}

function sentenceOf(measure: DescribedMeasure, view: View): string {
  const { t, locale } = view;
  const { name, taken, unit, outcome } = measure;
  const words = {
    name,
    asked: askedOf(measure, view),
    taken: listOf(
      taken.map((value) => measureText(value, unit, locale)),
      view,
    ),
  };
  if (outcome === 'covers') return t('inHand.covers', words);
  if (outcome === 'apart') return t('inHand.apart', words);
  if (outcome === 'taken') return t('inHand.taken', words);
  return t(taken.length === 1 ? 'inHand.nearestOne' : 'inHand.nearest', words);
}

function askedOf({ asked }: DescribedMeasure, { t, locale }: View): string {
  const text = (value: string): string => (locale === 'ru' ? value.replace('.', ',') : value);
  return asked
    .map(({ value, unit }) =>
      unit === 'tpi'
        ? t('inHand.tpiValue', { n: text(value) })
        : measureText(text(value), unit, locale),
    )
    .join(' × ');
}

function listOf(words: readonly string[], { locale }: View): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
