// Bulk actions on products: each is one change, which the message that follows can undo.
import type { AdminCategory, BULK_ACTIONS, HsnSuggestion } from '@millwright/contracts';
import {
  Alert,
  Autocomplete,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Menu,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import {
  Confirm,
  useCloseNotification,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { BinLabels } from './bin-labels.tsx';
import { categoryText } from './category-text.ts';
import { useAnswer } from './use-answer.ts';

type Action = (typeof BULK_ACTIONS)[number];
const ACTIONS: readonly Action[] = [
  'publish',
  'unpublish',
  'category',
  'hsn',
  'price',
  'discount',
  'no-discount',
];
const ASKING: readonly Action[] = ['category', 'hsn', 'price', 'discount'];

/** @param may  whether more than printing is allowed */
export function BulkActions({ may }: { may: boolean }) {
  const say = useWords();
  const { number } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, total = 0, filterValues } = useListContext();
  // Of everything that matches, also on other pages.
  const [isAll, setAll] = useState(false);
  const [sure, setSure] = useState<{ action: Action; more: object } | null>(null);
  const unselect = useUnselectAll('products');
  // A new choice begins with what is chosen: the bar stays while it is not seen.
  const isNone = selectedIds.length === 0;
  useEffect(() => {
    if (isNone) setAll(false);
  }, [isNone]);
  const [asked, setAsked] = useState<Action | null>(null);

  const undo = async (changeId: string): Promise<void> => {
    try {
      await api('POST', `/catalogue-changes/${encodeURIComponent(changeId)}/undo`);
      notify(say('history.undone'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  const begin = (action: Action, more: object = {}): void => {
    setAsked(null);
    if (isAll) setSure({ action, more });
    else void change(action, more);
  };
  const change = async (action: Action, more: object): Promise<void> => {
    setSure(null);
    try {
      const body = {
        ...(isAll ? { filter: filterValues } : { ids: selectedIds }),
        action,
        ...more,
      };
      const { changed, changeId, unknown } = await api<{
        changed: number;
        changeId: string;
        unknown: number[];
      }>('POST', '/product-changes', { body });
      unselect();
      setAll(false);
      refresh();
      notify(
        <Alert
          severity="success"
          action={changed === 0 ? undefined : <UndoButton onUndo={() => void undo(changeId)} />}
        >
          {say('bulk.done', { n: changed })}
          {unknown.length === 0 ? null : ` ${say('bulk.unknown', { ids: unknown.join(', ') })}`}
        </Alert>,
        { autoHideDuration: 15_000 },
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      {total > selectedIds.length ? (
        <FormControlLabel
          sx={{ mx: 0, color: 'primary.main' }}
          label={say('bulk.all', { n: number(total) })}
          control={<Checkbox size="small" checked={isAll} onChange={(_, isOn) => setAll(isOn)} />}
        />
      ) : null}
      <BinLabels isAll={isAll} />
      {may ? (
        <ActionMenu
          onChoose={(action) => (ASKING.includes(action) ? setAsked(action) : begin(action))}
        />
      ) : null}
      <Confirm
        isOpen={sure !== null}
        title={say(`bulk.${sure?.action ?? 'publish'}`)}
        content={say('bulk.sure', { n: number(total) })}
        confirm={say('bulk.apply')}
        onConfirm={() => sure !== null && void change(sure.action, sure.more)}
        onClose={() => setSure(null)}
      />
      {asked === 'category' ? (
        <CategoryDialog
          onClose={() => setAsked(null)}
          onChoose={(categoryId) => begin('category', { categoryId })}
        />
      ) : null}
      {asked === 'hsn' ? (
        <HsnDialog
          ids={selectedIds}
          onClose={() => setAsked(null)}
          onChoose={(hsn) => begin('hsn', { hsn })}
        />
      ) : null}
      {asked === 'price' || asked === 'discount' ? (
        <PercentDialog
          action={asked}
          onClose={() => setAsked(null)}
          onChoose={(percent) => begin(asked, { percent })}
        />
      ) : null}
    </>
  );
}

/** One button: seven would not fit beside the menu of the back office. */
function ActionMenu({ onChoose }: { onChoose: (action: Action) => void }) {
  const say = useWords();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        {say('bulk.change')}
      </Button>
      <Menu anchorEl={button} open={button !== null} onClose={() => setButton(null)}>
        {ACTIONS.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setButton(null);
              onChoose(action);
            }}
          >
            {say(`bulk.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** In a message, which goes at once: what comes next is waiting behind it. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const say = useWords();
  const close = useCloseNotification();
  const take = (): void => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" size="small" onClick={take}>
      {say('history.undo')}
    </Button>
  );
}

function CategoryDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (id: number) => void;
}) {
  const say = useWords();
  const { answer } = useAnswer<{ rows: AdminCategory[] }>('/categories', { count: 200 });
  const [chosen, setChosen] = useState<AdminCategory | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{say('bulk.category')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={answer?.rows ?? []}
          value={chosen}
          getOptionLabel={categoryText}
          getOptionKey={(category) => category.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onChange={(_, category) => setChosen(category)}
          renderInput={(parameters) => (
            <TextField {...parameters} autoFocus margin="dense" label={say('products.category')} />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('catalogue.cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen !== null && onChoose(chosen.id)}
        >
          {say('bulk.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Ids of a query at most. */
const MAX_IDS = 200;

function HsnDialog({
  ids,
  onClose,
  onChoose,
}: {
  ids: readonly number[];
  onClose: () => void;
  onChoose: (hsn: string) => void;
}) {
  const say = useWords();
  const [text, setText] = useState('');
  const { answer } = useAnswer<{ rows: HsnSuggestion[] }>('/hsn-suggestions', {
    ids: ids.slice(0, MAX_IDS).join(','),
  });
  const isReady = /^[0-9]{4,8}$/.test(text.trim());
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{say('bulk.hsn')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={say('products.hsn')}
          helperText={say('bulk.hsnHelp')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 8 } }}
        />
        {(answer?.rows ?? []).map(({ hsn, products, because }) => (
          <Button
            key={hsn}
            size="small"
            onClick={() => setText(hsn)}
            sx={{ display: 'block', textAlign: 'start' }}
          >
            <bdi>{hsn}</bdi>: {say(`bulk.hsn.${because}`, { n: products })}
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('catalogue.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => onChoose(text.trim())}>
          {say('bulk.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PercentDialog({
  action,
  onClose,
  onChoose,
}: {
  action: 'price' | 'discount';
  onClose: () => void;
  onChoose: (percent: number) => void;
}) {
  const say = useWords();
  const [text, setText] = useState('');
  const percent = Number(text.replace(',', '.'));
  const isReady =
    text.trim() !== '' &&
    (action === 'price'
      ? percent >= -90 && percent <= 500 && percent !== 0
      : percent > 0 && percent <= 90);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{say(`bulk.${action}`)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {say(action === 'price' ? 'bulk.priceHelp' : 'bulk.discountHelp')}
        </Typography>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={say('bulk.percent')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('catalogue.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => onChoose(percent)}>
          {say('bulk.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
