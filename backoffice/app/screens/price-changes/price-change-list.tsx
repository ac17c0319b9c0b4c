// Price change list: what was changed, when and by whom; a scheduled one is cancelled, an applied one undone here.
import { PRICE_CHANGE_TRANSITIONS, type PriceChange } from '@millwright/contracts';
import { Button, Chip } from '@mui/material';
import { useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { FirstRecord } from '../../ui/first-record.tsx';
import { Ltr } from '../../ui/isolated.tsx';

/** While a change runs its row is read again. */
const AGAIN_MS = 1_500;

export function PriceChangeList() {
  const say = useWords();
  const mayCreate = useMay('catalogue:write');
  return (
    <AdminList<PriceChange>
      sort={{ field: 'id', order: 'DESC' }}
      mayCreate={mayCreate}
      createLabel="priceChanges.new"
      empty={
        <FirstRecord
          sentence="priceChanges.none"
          createLabel="priceChanges.new"
          mayCreate={mayCreate}
        />
      }
      columns={[
        {
          source: 'basisPoints',
          label: 'priceChanges.percent',
          render: (row, { percent }) => (
            <Ltr>
              {row.basisPoints > 0 ? '+' : '−'}
              {percent(Math.abs(row.basisPoints))}
            </Ltr>
          ),
        },
        {
          source: 'state',
          label: 'priceChanges.state',
          render: (row) => <Chip size="small" label={say(`priceChanges.${row.state}`)} />,
        },
        {
          source: 'changed',
          label: 'priceChanges.changed',
          end: true,
          render: (row, { number }) =>
            row.stayed === 0
              ? number(row.changed)
              : `${number(row.changed)} (${say('priceChanges.stayed', { n: number(row.stayed) })})`,
        },
        {
          source: 'appliesAt',
          label: 'common.when',
          render: (row, { moment }) => moment(row.appliesAt),
        },
        { source: 'createdBy', label: 'priceChanges.by', render: (row) => row.createdBy },
        { source: 'id', label: 'priceChanges.one', render: (row) => <Actions row={row} /> },
      ]}
    />
  );
}

function Actions({ row }: { row: PriceChange }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayWrite = useMay('catalogue:write');
  const [isAsked, setAsked] = useState(false);
  const isRunning = row.state === 'applying' || row.state === 'undoing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new row, after which it is asked again
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(refresh, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, row]);
  const act = async (step: 'cancel' | 'undo'): Promise<void> => {
    setAsked(false);
    try {
      await api('POST', `/price-changes/${row.id}/${step}`, { body: {} });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  const may = (to: 'cancelled' | 'undoing'): boolean =>
    mayWrite && PRICE_CHANGE_TRANSITIONS.canTransition(row.state, to, 'staff');
  if (may('cancelled'))
    return (
      <Button size="small" onClick={() => void act('cancel')}>
        {say('priceChanges.cancel')}
      </Button>
    );
  return may('undoing') ? (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {say('priceChanges.undo')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('priceChanges.undo')}
        content={say('priceChanges.undoSure', { n: row.changed })}
        onConfirm={() => void act('undo')}
        onClose={() => setAsked(false)}
      />
    </>
  ) : null;
}
