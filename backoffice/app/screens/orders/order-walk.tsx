// Walk through orders: next and previous of the list that was seen last in this tab, and back to the row where work goes on.
import type { AdminOrderRow } from '@millwright/contracts';
import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import BackIcon from '@mui/icons-material/ViewListOutlined';
import { IconButton, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import type { HotKeyName } from '../../lib/hot-keys.rules.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { focusRow } from '../../ui/row-keys.ts';
import { neighbourOf, rowToGoOn } from './order-walk.rules.ts';

const STORED = 'millwright.admin.order-walk';

function storedWalk(): number[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

/** Inside the list. */
export function RememberWalk() {
  const { data, isFetching } = useListContext<AdminOrderRow>();
  const { state } = useLocation() as { state: { from?: number } | null };
  const before = useRef(storedWalk());
  const from = useRef(state?.from);
  useEffect(() => {
    if (data === undefined) return;
    const now = data.map(({ id }) => id);
    sessionStorage.setItem(STORED, JSON.stringify(now));
    if (from.current === undefined || isFetching) return;
    const row = rowToGoOn(before.current, from.current, now);
    from.current = undefined;
    if (row !== undefined) focusRow(row);
  }, [data, isFetching]);
  return null;
}

export function OrderWalk({ id }: { id: number }) {
  const say = useWords();
  const navigate = useNavigate();
  const ids = storedWalk();
  const [previous, next] = [neighbourOf(ids, id, -1), neighbourOf(ids, id, 1)];
  const pathOf = (other: number): string => `/orders/${other}/show`;
  const goBack = (): void => void navigate('/orders', { state: { from: id } });
  const open = (other: number | undefined): void =>
    other === undefined ? goBack() : void navigate(pathOf(other));
  useHotKey('nextOrder', () => open(next));
  useHotKey('previousOrder', () => open(previous));
  useHotKey('back', goBack);
  return (
    <Stack component="nav" direction="row" aria-label={say('keys.walk')}>
      <Step of="back" label="keys.back" to="/orders" state={{ from: id }} icon={<BackIcon />} />
      {previous === undefined ? null : (
        <Step
          of="previousOrder"
          label="keys.previousOrder"
          to={pathOf(previous)}
          icon={<PreviousIcon />}
        />
      )}
      {next === undefined ? null : (
        <Step of="nextOrder" label="keys.nextOrder" to={pathOf(next)} icon={<NextIcon />} />
      )}
    </Stack>
  );
}

function Step({
  of: name,
  label,
  icon,
  ...link
}: {
  of: HotKeyName;
  label: WordKey;
  to: string;
  state?: object;
  icon: React.ReactElement;
}) {
  const say = useWords();
  return (
    <KeyTip of={name}>
      <IconButton component={Link} {...link} aria-label={say(label)}>
        {icon}
      </IconButton>
    </KeyTip>
  );
}
