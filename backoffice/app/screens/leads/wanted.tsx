// What do people wait for? Parts that are sold out, the most wanted first.
import type { WantedProduct } from '@millwright/contracts';
import { List, SearchInput } from 'react-admin';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless } from '../../ui/views.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];

export function WantedList() {
  const { day, number } = useFormats();
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'waiting', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
      actions={<ExportActions path="/exports/stock-alerts" />}
    >
      <Unless empty="alerts.none">
        <Rows<WantedProduct>
          opens={false}
          columns={[
            { source: 'partNumber', label: 'alerts.partNumber', render: (row) => <Ltr mono>{row.partNumber}</Ltr> },
            { source: 'name', label: 'alerts.product', render: (row) => <Name>{row.name}</Name> },
            { source: 'waiting', label: 'alerts.waiting', sortable: true, end: true, render: (row) => number(row.waiting) },
            { source: 'firstAskedAt', label: 'alerts.since', render: (row) => day(row.firstAskedAt) },
            { source: 'lastAskedAt', label: 'alerts.last', sortable: true, render: (row) => day(row.lastAskedAt) },
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
      </Unless>
    </List>
  );
}
