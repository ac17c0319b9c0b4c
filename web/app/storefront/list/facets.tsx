// Facet filters: categories, manufacturers and attributes with counts, as one form that works without scripts. [§2.6]
import {
  type AttributeFacet,
  convert,
  type Facets as FacetLists,
  type FacetValue,
  unitChoices,
} from '@millwright/contracts';
import { type ListState, listHref, placePath } from '../../lib/list-state.ts';
import { localPath } from '../../lib/paths.ts';
import { unitText } from '../../lib/units.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FIELD, rangeOf } from './facet-form.ts';

export const FILTER_FORM = 'filter-form';
/** Values of a group that are shown before "show all", and attribute groups that are open at once. */
const SHOWN = 8;
const OPEN_GROUPS = 6;

export function Facets({ facets, state }: { facets: FacetLists; state: ListState }) {
  const view = useView();
  const { t, locale, request } = view;
  const place = placePath(state);
  const more = new Set(request.query.getAll('more'));
  const group: GroupContext = { view, state, more };
  const hidden: [string, string][] = [[FIELD.sent, '1'], ...place.query];
  if (state.text !== '') hidden.push(['query', state.text]);
  if (state.scope !== 'all') hidden.push(['scope', state.scope]);
  if (state.layout !== 'grid') hidden.push(['layout', state.layout]);
  return (
    <aside
      id="filters"
      className="filters"
      popover="auto"
      aria-label={t('list.filters')}
      data-narrow-only
    >
      <p className="filters-head">
        <b>{t('list.filters')}</b>
        <button
          type="button"
          className="tool"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <Icon name="close" />
        </button>
      </p>
      <form id={FILTER_FORM} action={localPath(locale, place.path)}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ValueGroup
          {...group}
          id="c"
          title={t('list.categories')}
          field={FIELD.category}
          values={facets.categories}
          chosen={state.filters.categories}
        />
        <ValueGroup
          {...group}
          id="m"
          title={t('list.manufacturers')}
          field={FIELD.manufacturer}
          values={facets.manufacturers}
          chosen={state.filters.manufacturers}
        />
        {facets.attributes.map((facet, index) => (
          <AttributeGroup key={facet.value} {...group} facet={facet} open={index < OPEN_GROUPS} />
        ))}
        <button type="submit" className="button plain apply without-scripts">
          {t('common.apply')}
        </button>
      </form>
    </aside>
  );
}

type GroupContext = { view: View; state: ListState; more: ReadonlySet<string> };
type ValueGroupProps = GroupContext & {
  id: string;
  title: string;
  field: string;
  values: FacetValue[];
  chosen: readonly string[];
};

function ValueGroup({ title, values, ...rest }: ValueGroupProps) {
  if (values.length === 0) return null;
  return (
    <details className="facet" open>
      <summary>{title}</summary>
      <Values values={values} {...rest} />
    </details>
  );
}

function AttributeGroup({
  facet,
  open,
  ...group
}: GroupContext & { facet: AttributeFacet; open: boolean }) {
  const { filters } = group.state;
  const prefix = `${facet.value}=`;
  const chosen = filters.attributes.filter((value) => value.startsWith(prefix));
  const isNumber = facet.min !== null && facet.max !== null && facet.min < facet.max;
  return (
    <details className="facet" open={open || chosen.length > 0}>
      <summary>
        {group.view.label(facet.name)}
        {facet.unit === null ? null : (
          <small>
            {' '}
            <bdi>{unitText(facet.unit, group.view.locale)}</bdi>
          </small>
        )}
      </summary>
      {isNumber ? <Range facet={facet} {...group} /> : null}
      <Values
        id={facet.value}
        field={FIELD.attribute}
        values={facet.values}
        chosen={chosen}
        {...group}
      />
    </details>
  );
}

/** Two fields with the limits of what is on offer as hints, in the attribute's own unit or another that is chosen beside them. */
function Range({ facet, view, state }: GroupContext & { facet: AttributeFacet }) {
  const { t, locale } = view;
  const range = rangeOf(state.filters, facet.value);
  const units = facet.unit === null ? [] : unitChoices(facet.unit);
  const unit = units.find((choice) => choice === range?.unit) ?? facet.unit ?? '';
  const end = (side: 'min' | 'max', word: string) => (
    <input
      className="input"
      name={FIELD[side] + facet.value}
      inputMode={units.includes('in') ? 'text' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      defaultValue={range?.[side] ?? ''}
      placeholder={hint(facet[side] as number, facet.unit, unit)}
      aria-label={`${facet.name} ${word}${unit === '' ? '' : ` ${unitText(unit, locale)}`}`}
    />
  );
  return (
    <div className="range">
      {end('min', t('list.from'))}
      <span>–</span>
      {end('max', t('list.to'))}
      {units.length < 2 ? null : (
        <select
          className="input"
          name={FIELD.unit + facet.value}
          defaultValue={unit === facet.unit ? '' : unit}
          aria-label={`${facet.name}: ${t('list.unit')}`}
        >
          {units.map((choice, index) => (
            <option key={choice} value={index === 0 ? '' : choice}>
              {unitText(choice, locale)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The limit in the chosen unit, as long as a hint may be. */
function hint(limit: number, own: string | null, unit: string): string {
  const value = own === null || unit === own ? limit : convert(limit, own, unit);
  return value === undefined ? '' : String(Number(value.toPrecision(4)));
}

function Values({ id, field, values, chosen, view, state, more }: Omit<ValueGroupProps, 'title'>) {
  const shown = more.has(id) ? values : mostUseful(values, chosen);
  return (
    <>
      {shown.map((value) => (
        <label key={value.value}>
          <input
            type="checkbox"
            name={field}
            value={value.value}
            defaultChecked={chosen.includes(value.value)}
          />
          <bdi>{view.label(value.name)}</bdi>
          <small>{view.number(value.count)}</small>
        </label>
      ))}
      {shown.length < values.length ? (
        <a href={moreHref(view, state, [...more, id])} rel="nofollow" data-more>
          {view.t('common.showAll', { n: values.length })}
        </a>
      ) : null}
    </>
  );
}

/** The chosen ones and those with the most products, in their own order. */
function mostUseful(values: FacetValue[], chosen: readonly string[]): FacetValue[] {
  // One more than the limit is shown rather than a link to it.
  if (values.length <= SHOWN + 1) return values;
  const ranked = [...values].sort(
    (a, b) =>
      Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count,
  );
  const kept = new Set(ranked.slice(0, Math.max(SHOWN, chosen.length)));
  return values.filter((value) => kept.has(value));
}

function moreHref({ locale }: View, state: ListState, groups: string[]): string {
  const base = listHref(locale, state);
  return `${base}${base.includes('?') ? '&' : '?'}${groups.map((group) => `more=${encodeURIComponent(group)}`).join('&')}`;
}
