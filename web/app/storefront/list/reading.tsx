// Reading of a query on the list: removable chips of what was understood, and sentences on what was given up, is near, unknown or not sold. [house §6]
import type { DescribedConstraint, DescribedReading } from '@millwright/contracts';
import { type ListState, listHref } from '../../lib/list-state.ts';
import { measureText } from '../../lib/units.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

export function ReadingNotices({ reading }: { reading: DescribedReading }) {
  const view = useView();
  const { t } = view;
  const nearest = reading.constraints.filter(({ isNearest }) => isNearest);
  return (
    <>
      {reading.notSold === null ? null : (
        <Notice>
          {t(reading.constraints.length > 0 ? 'list.notSoldNear' : 'list.notSold', {
            name: reading.notSold,
          })}
        </Notice>
      )}
      {reading.foreignManufacturer === null ? null : (
        <Notice>
          {t('list.foreignManufacturer', { manufacturer: reading.foreignManufacturer })}
        </Notice>
      )}
      {reading.relaxed.length === 0 ? null : (
        <Notice>
          {t('list.relaxed', {
            left: listText(
              reading.relaxed.map((left) => left.words || left.label),
              view,
            ),
          })}
        </Notice>
      )}
      {nearest.map((constraint) => (
        <Notice key={constraint.words}>
          {t(constraint.isApart ? 'list.apartSize' : 'list.nearestSize', {
            asked: constraint.words,
            name: constraint.name ?? '',
            nearest: labelOf(constraint, view),
          })}
        </Notice>
      ))}
    </>
  );
}

/** Each part of the text as a link to the list without it. */
export function ReadingChips({ reading, state }: { reading: DescribedReading; state: ListState }) {
  const view = useView();
  const { t, locale } = view;
  const chips = reading.constraints.filter(({ words }) => words !== '');
  if (reading.notSold !== null || (chips.length === 0 && reading.notUnderstood.length === 0))
    return null;
  return (
    <div className="reading">
      {chips.length === 0 ? null : (
        <ul className="chips" aria-label={t('list.understood')}>
          {chips.map((chip) => (
            <li key={chip.words + chip.label}>
              {chip.rest === null || chip.rest === '' ? (
                <span>{nameOf(chip, view)}</span>
              ) : (
                <a
                  href={listHref(locale, state, { text: chip.rest, page: 1 })}
                  aria-label={t('list.removeWords', { name: nameOf(chip, view) })}
                  rel="nofollow"
                >
                  {nameOf(chip, view)}
                  <Icon name="close" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {reading.notUnderstood.length === 0 ? null : (
        <p className="not-understood">
          {t('list.notUnderstood', { words: listText(reading.notUnderstood, view) })}
        </p>
      )}
    </div>
  );
}

function nameOf(chip: DescribedConstraint, view: View): string {
  return chip.name === null ? chip.label : `${chip.name}: ${labelOf(chip, view)}`;
}

function labelOf({ label, unit }: DescribedConstraint, { locale }: View): string {
  return unit === null ? label : measureText(label, unit, locale);
}

function listText(words: readonly string[], { locale }: View): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    words.map((word) => (locale === 'en' ? `“${word}”` : `«${word}»`)),
  );
}
