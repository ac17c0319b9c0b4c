// Reformulations: searches that led to nothing, with what the same visitors searched for next and found; each can become a synonym.
import { LOCALES, type ReformulationRow } from '@millwright/contracts';
import { Button, Stack } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Name } from '../../ui/isolated.tsx';

export function ReformulationList() {
  return (
    <AdminList<ReformulationRow>
      sort={{ field: 'visitors', order: 'DESC' }}
      perPage={50}
      search
      filters={[
        choiceFilter('locale', 'common.language', LOCALES, (id) => `language.${id}`, {
          alwaysOn: true,
        }),
      ]}
      empty="reformulations.empty"
      opens={false}
      columns={[
        {
          source: 'first',
          label: 'reformulations.first',
          render: (pair) => <Name>{pair.first}</Name>,
        },
        {
          source: 'second',
          label: 'reformulations.second',
          render: (pair) => <Name>{pair.second}</Name>,
        },
        {
          source: 'locale',
          label: 'common.language',
          render: (pair, { say }) => say(`language.${pair.locale}`),
        },
        {
          source: 'visitors',
          label: 'reformulations.visitors',
          sortable: true,
          end: true,
          render: (pair, { number }) => number(pair.visitors),
        },
        {
          source: 'lastSeenAt',
          label: 'dashboard.lastTime',
          sortable: true,
          render: (pair, { moment }) => moment(pair.lastSeenAt),
        },
        { source: 'id', label: 'rates.actions', render: (pair) => <Actions pair={pair} /> },
      ]}
    />
  );
}

/** The form of a new synonym is filled in by its address: the first text finds what the second does. */
function synonymFormOf({ first, second }: ReformulationRow): string {
  return `/synonyms/create?source=${encodeURIComponent(JSON.stringify({ phrases: [first, second], oneWay: true }))}`;
}

function Actions({ pair }: { pair: ReformulationRow }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay('catalogue:write');
  if (!may) return null;
  const forget = async (): Promise<void> => {
    try {
      await api('POST', '/search-reformulations/dismiss', {
        body: { first: pair.first, second: pair.second, locale: pair.locale },
      });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button size="small" component={Link} to={synonymFormOf(pair)}>
        {say('reformulations.make')}
      </Button>
      <Button size="small" onClick={() => void forget()}>
        {say('reformulations.forget')}
      </Button>
    </Stack>
  );
}
