// Order history filter: status, days and a text; the address is the state, so it works without scripts.
import { isDay, ORDER_STATUSES, type OrderFilter, plainLine } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';

/** Whatever cannot be a filter is none. */
export function readFilter(query: URLSearchParams): OrderFilter {
  const dayOf = (name: string): string | undefined => {
    const typed = query.get(name) ?? '';
    return isDay(typed) ? typed : undefined;
  };
  const text = plainLine(query.get('text') ?? '', 100);
  return {
    status: ORDER_STATUSES.find((status) => status === query.get('status')),
    from: dayOf('from'),
    to: dayOf('to'),
    text: text === '' ? undefined : text,
  };
}

/** The filter as it stands in an address; '' when there is none. */
export function filterQuery({ status, from, to, text }: OrderFilter): string {
  const given = Object.entries({ status, from, to, text }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(given).toString();
}

export function HistoryFilter({ filter }: { filter: OrderFilter }) {
  const { t, locale } = useView();
  return (
    <form
      method="get"
      action={href.orders(locale)}
      aria-label={t('history.filter')}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 border-y border-hair py-3 xl:grid-cols-[1.6fr_1fr_auto_auto_auto] print:hidden"
    >
      <div className="field max-xl:col-span-2">
        <label htmlFor="text">{t('history.text')}</label>
        <input
          id="text"
          name="text"
          type="search"
          className="input"
          maxLength={100}
          defaultValue={filter.text}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <div className="field max-xl:col-span-2">
        <label htmlFor="status">{t('history.status')}</label>
        <select id="status" name="status" className="input" defaultValue={filter.status ?? ''}>
          <option value="">{t('history.anyStatus')}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`order.status.${status}`)}
            </option>
          ))}
        </select>
      </div>
      <Day name="from" label={t('history.from')} value={filter.from} />
      <Day name="to" label={t('history.to')} value={filter.to} />
      <Button className="min-h-10 max-xl:col-span-2 max-xl:justify-self-start">
        {t('history.show')}
      </Button>
    </form>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="date"
        className="input"
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
      />
    </div>
  );
}
