// Dialog that moves a category: a new parent and the place among its children.
import type { AdminCategory } from '@millwright/contracts';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { categoryText } from './category-text.ts';

type Props = {
  category: AdminCategory;
  rows: readonly AdminCategory[];
  onClose: (place: { parentId: number | null; beforeId: number | null } | null) => void;
};

export function MoveDialog({ category, rows, onClose }: Props) {
  const say = useWords();
  const [parentId, setParentId] = useState(category.parentId);
  const [beforeId, setBeforeId] = useState<number | null>(null);
  // Never into itself or below itself.
  const parents = rows.filter(
    (row) =>
      row.lineage !== category.lineage &&
      !row.lineage.startsWith(`${category.lineage}/`) &&
      row.depth < 4,
  );
  const siblings = rows.filter((row) => row.parentId === parentId && row.id !== category.id);
  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="sm" aria-labelledby="move-title">
      <DialogTitle id="move-title">
        {say('categories.move')}: <bdi>{category.name}</bdi>
      </DialogTitle>
      <DialogContent>
        <Autocomplete
          options={parents}
          value={parents.find((row) => row.id === parentId) ?? null}
          getOptionLabel={categoryText}
          getOptionKey={(row) => row.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onChange={(_, row) => {
            setParentId(row?.id ?? null);
            setBeforeId(null);
          }}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              autoFocus
              margin="dense"
              label={say('categories.parent')}
              helperText={say('categories.parentHelp')}
            />
          )}
        />
        <TextField
          select
          fullWidth
          margin="dense"
          label={say('categories.before')}
          value={beforeId ?? ''}
          onChange={(event) =>
            setBeforeId(event.target.value === '' ? null : Number(event.target.value))
          }
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{say('categories.last')}</MenuItem>
          {siblings.map((row) => (
            <MenuItem key={row.id} value={row.id}>
              <bdi>{row.name}</bdi>
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>{say('catalogue.cancel')}</Button>
        <Button variant="contained" onClick={() => onClose({ parentId, beforeId })}>
          {say('categories.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
