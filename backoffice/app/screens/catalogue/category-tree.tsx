// Category tree: branches are moved by dragging, or by keyboard with a choice of the new place.
import { type AdminCategory, isolatedName } from '@millwright/contracts';
import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Confirm, CreateButton, Title, TopToolbar, useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { CategoryRow, type Drop } from './category-row.tsx';
import { useMayEdit } from './may-edit.tsx';
import { MoveDialog } from './move-dialog.tsx';

export function CategoryTree() {
  const say = useWords();
  const notify = useNotify();
  const may = useMayEdit();
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [dragged, setDragged] = useState<AdminCategory | null>(null);
  const [moved, setMoved] = useState<AdminCategory | null>(null);
  const [removed, setRemoved] = useState<AdminCategory | null>(null);
  const all = useWholeTree();
  const rows = all.rows ?? [];
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      notify(say('common.saved'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    all.again();
  };
  const move = (
    category: AdminCategory,
    place: { parentId: number | null; beforeId: number | null },
  ): void => {
    if (place.parentId !== null) setOpen((last) => new Set([...last, place.parentId as number]));
    void run(() => api('POST', `/categories/${category.id}/move`, { body: place }));
  };
  const drop = (target: AdminCategory, how: Drop): void => {
    const category = dragged;
    setDragged(null);
    if (category === null || category.id === target.id) return;
    move(
      category,
      how === 'into'
        ? { parentId: target.id, beforeId: null }
        : { parentId: target.parentId, beforeId: target.id },
    );
  };
  const wanted = q.trim().toLowerCase();
  const shown =
    wanted === ''
      ? rows.filter((row) => parentsOf(row, rows).every((parent) => open.has(parent.id)))
      : rows.filter((row) =>
          [...Object.values(row.names), row.lineage].some((text) =>
            text.toLowerCase().includes(wanted),
          ),
        );
  const parents = new Set(rows.map((row) => row.parentId));
  return (
    <Box>
      <Title title={say('categories.many')} />
      <TopToolbar sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          label={say('common.search')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        {may ? <CreateButton resource="categories" /> : null}
      </TopToolbar>
      {all.failure === null ? null : <Alert severity="error">{all.failure}</Alert>}
      <Card>
        {may ? (
          <Typography variant="body2" color="textSecondary" sx={{ p: 1.5 }}>
            {say('categories.help')}
          </Typography>
        ) : null}
        {all.rows !== null && shown.length === 0 ? (
          <Typography sx={{ p: 2 }}>
            {say(wanted === '' ? 'common.nothing' : 'common.nothingFiltered')}
          </Typography>
        ) : null}
        <Box
          component="ul"
          sx={{ listStyle: 'none', p: 0, m: 0 }}
          aria-label={say('categories.many')}
        >
          {shown.map((row) => (
            <CategoryRow
              key={row.id}
              category={row}
              isFlat={wanted !== ''}
              hasChildren={parents.has(row.id)}
              isOpen={open.has(row.id)}
              isDragged={dragged?.id === row.id}
              mayEdit={may}
              onToggle={() => setOpen((last) => toggled(last, row.id))}
              onDrag={() => setDragged(row)}
              onDrop={(how) => drop(row, how)}
              onMove={() => setMoved(row)}
              onRemove={() => setRemoved(row)}
            />
          ))}
        </Box>
      </Card>
      {moved === null ? null : (
        <MoveDialog
          category={moved}
          rows={rows}
          onClose={(place) => {
            setMoved(null);
            if (place !== null) move(moved, place);
          }}
        />
      )}
      <Confirm
        isOpen={removed !== null}
        title={say('delete.categories', { name: isolatedName(removed?.name ?? '') })}
        content={say('delete.sure')}
        onConfirm={() => {
          const { id } = removed as AdminCategory;
          setRemoved(null);
          void run(() => api('DELETE', `/categories/${id}`));
        }}
        onClose={() => setRemoved(null)}
      />
    </Box>
  );
}

/** A tree may have more branches than one answer: read page by page. */
function useWholeTree() {
  const [state, setState] = useState<{ rows: AdminCategory[] | null; failure: string | null }>({
    rows: null,
    failure: null,
  });
  const read = useCallback(async (): Promise<void> => {
    const rows: AdminCategory[] = [];
    try {
      for (let total = 1; rows.length < total; ) {
        const page = await api<{ rows: AdminCategory[]; total: number }>('GET', '/categories', {
          query: { start: rows.length, count: 200 },
        });
        rows.push(...page.rows);
        total = page.rows.length === 0 ? rows.length : page.total;
      }
      setState({ rows, failure: null });
    } catch (error) {
      setState({ rows: null, failure: (error as Error).message });
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { ...state, again: () => void read() };
}

function toggled(open: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

function parentsOf(row: AdminCategory, rows: readonly AdminCategory[]): AdminCategory[] {
  const parent = rows.find((other) => other.id === row.parentId);
  return parent === undefined ? [] : [parent, ...parentsOf(parent, rows)];
}
