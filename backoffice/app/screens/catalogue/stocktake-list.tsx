// Stocktake list: what was and is being counted, the newest first. [decisions 0100]
import type { StocktakeRow } from '@millwright/contracts';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { FirstRecord } from '../../ui/first-record.tsx';
import { Name } from '../../ui/isolated.tsx';

export function StocktakeList() {
  const may = useMay('catalogue:write');
  return (
    <AdminList<StocktakeRow>
      sort={{ field: 'id', order: 'DESC' }}
      opens="show"
      mayCreate={may}
      createLabel="stocktake.new"
      empty={<FirstRecord sentence="stocktake.none" createLabel="stocktake.new" mayCreate={may} />}
      columns={[
        { source: 'name', label: 'stocktake.name', render: (row) => <Name>{row.name}</Name> },
        { source: 'scope', label: 'stocktake.scope', render: (row) => <ScopeText row={row} /> },
        {
          source: 'state',
          label: 'stocktake.state',
          render: (row) => <StocktakeChip state={row.state} />,
        },
        {
          source: 'counted',
          label: 'stocktake.countedShort',
          end: true,
          render: (row, { number }) => number(row.counted),
        },
        {
          source: 'different',
          label: 'stocktake.differentShort',
          end: true,
          render: (row, { number }) => number(row.different),
        },
        {
          source: 'begunAt',
          label: 'stocktake.begun',
          render: ({ begunAt, begunBy }, { say, moment }) =>
            say('stocktake.by', { when: moment(begunAt), who: begunBy }),
        },
        {
          source: 'endedAt',
          label: 'stocktake.ended',
          render: ({ endedAt, endedBy }, { say, moment }) =>
            endedAt === null
              ? ''
              : say('stocktake.by', { when: moment(endedAt), who: endedBy ?? '' }),
        },
      ]}
    />
  );
}

export function ScopeText({ row: { scope, of } }: { row: Pick<StocktakeRow, 'scope' | 'of'> }) {
  const say = useWords();
  return of === null ? say(`stocktake.scope.${scope}`) : <Name>{of}</Name>;
}

export function StocktakeChip({ state }: { state: StocktakeRow['state'] }) {
  const say = useWords();
  const color = ({ open: 'info', closed: 'success', cancelled: 'default' } as const)[state];
  return <StateChip color={color} label={say(`stocktake.state.${state}`)} />;
}
