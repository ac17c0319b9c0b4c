// Stock alerts: parts that are sold out and awaited, the most wanted first.
import type { WantedProduct } from '@millwright/contracts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';

export function WantedList() {
  return (
    <AdminList<WantedProduct>
      sort={{ field: 'waiting', order: 'DESC' }}
      search
      exportPath="/exports/stock-alerts"
      empty="alerts.none"
      opens={false}
      columns={[
        {
          source: 'partNumber',
          label: 'alerts.partNumber',
          render: (row) => <Ltr mono>{row.partNumber}</Ltr>,
        },
        { source: 'name', label: 'alerts.product', render: (row) => <Name>{row.name}</Name> },
        {
          source: 'waiting',
          label: 'alerts.waiting',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.waiting),
        },
        {
          source: 'firstAskedAt',
          label: 'alerts.since',
          render: (row, { day }) => day(row.firstAskedAt),
        },
        {
          source: 'lastAskedAt',
          label: 'alerts.last',
          sortable: true,
          render: (row, { day }) => day(row.lastAskedAt),
        },
        {
          source: 'addresses',
          label: 'alerts.who',
          render: (row) => (
            <Ltr>
              {row.addresses.join(', ')}
              {row.waiting > row.addresses.length ? ' …' : ''}
            </Ltr>
          ),
        },
      ]}
    />
  );
}
