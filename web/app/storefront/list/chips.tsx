// Filter chips: each filter as a link that removes it. [§2.6]
import type { Facets, FilterChoice } from '@millwright/contracts';
import { countFilters, withoutFilter } from '../../lib/filter-text.ts';
import { type ListState, listHref } from '../../lib/list-state.ts';
import { measureText } from '../../lib/units.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rangeOf } from './facet-form.ts';

type Chip = { group: keyof FilterChoice; value: string; name: string };

export function Chips({ facets, state }: { facets: Facets; state: ListState }) {
  const view = useView();
  const { t, locale } = view;
  if (countFilters(state.filters) === 0) return null;
  return (
    <ul className="chips" aria-label={t('list.chosen')}>
      {chipsOf(facets, state, view).map(({ group, value, name }) => (
        <li key={group + value}>
          <a
            href={listHref(locale, state, { filters: withoutFilter(state.filters, group, value) })}
            aria-label={t('list.removeFilter', { name })}
            rel="nofollow"
          >
            {name}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="clear"
          href={listHref(locale, state, {
            filters: { categories: [], manufacturers: [], attributes: [] },
          })}
          rel="nofollow"
        >
          {t('list.clearAll')}
        </a>
      </li>
    </ul>
  );
}

/** Names come from the facets; what they do not know is shown as it was written. */
function chipsOf(facets: Facets, { filters }: ListState, view: View): Chip[] {
  const nameIn = (values: Facets['categories'], value: string): string =>
    values.find((known) => known.value === value)?.name ?? value;
  return [
    ...filters.categories.map((value) => ({
      group: 'categories' as const,
      value,
      name: nameIn(facets.categories, value),
    })),
    ...filters.manufacturers.map((value) => ({
      group: 'manufacturers' as const,
      value,
      name: nameIn(facets.manufacturers, value),
    })),
    ...filters.attributes.map((value) => ({
      group: 'attributes' as const,
      value,
      name: attributeName(facets, filters, value, view),
    })),
  ];
}

function attributeName(
  facets: Facets,
  filters: FilterChoice,
  value: string,
  { t, locale }: View,
): string {
  const facet = facets.attributes.find((known) => value.startsWith(`${known.value}=`));
  if (facet === undefined) return value.replace('=', ': ');
  const range = rangeOf(filters, facet.value);
  const sign = range?.value === value && range.unit !== '' ? range.unit : facet.unit;
  const measure = (number: string, ownSign: string | null = sign): string =>
    measureText(number, ownSign, locale);
  if (range?.value !== value) {
    const name =
      facet.values.find((known) => known.value === value)?.name ??
      value.slice(facet.value.length + 1);
    return `${facet.name}: ${measure(name)}`;
  }
  if (range.min === '') return `${facet.name}: ${t('list.to')} ${measure(range.max)}`;
  if (range.max === '') return `${facet.name}: ${t('list.from')} ${measure(range.min)}`;
  return t('list.rangeOf', {
    name: `${facet.name}:`,
    min: measure(range.min, null),
    max: measure(range.max),
  });
}
