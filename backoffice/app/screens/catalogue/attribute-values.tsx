// Values of an attribute: renamed, added, and removed when no product has them.
import type { AdminAttribute, AdminAttributeValue } from '@millwright/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  TablePagination,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { useMayEdit } from './may-edit.tsx';
import { useAnswer } from './use-answer.ts';
import { ValueDialog } from './value-dialog.tsx';

const PAGE = 25;

export function AttributeValues({ attribute }: { attribute: AdminAttribute }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMayEdit();
  const { number } = useFormats();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<AdminAttributeValue | 'new' | null>(null);
  const path = `/attributes/${attribute.id}/values`;
  const { answer, failure, again } = useAnswer<{ rows: AdminAttributeValue[]; total: number }>(
    path,
    {
      q,
      start: page * PAGE,
      count: PAGE,
    },
  );
  const remove = async ({ ordinal }: AdminAttributeValue): Promise<void> => {
    try {
      await api('DELETE', `${path}/${ordinal}`);
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    again();
  };
  return (
    <Box component="section" aria-labelledby="values">
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }} id="values">
        {say('attributes.values')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, my: 1, flexWrap: 'wrap' }}>
        <TextField
          label={say('common.search')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(0);
          }}
        />
        {may ? (
          <Button variant="outlined" onClick={() => setEdited('new')}>
            {say('attributes.newValue')}
          </Button>
        ) : null}
      </Box>
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      {answer?.total === 0 ? (
        <Typography color="textSecondary">
          {say(q === '' ? 'common.nothing' : 'common.nothingFiltered')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {answer?.rows.map((value) => (
          <Box
            component="li"
            key={value.id}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Name>{value.text}</Name>{' '}
              {attribute.unit === null ? null : <Ltr>{attribute.unit}</Ltr>}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {say('attributes.usedBy', { n: number(value.products) })}
            </Typography>
            {may ? (
              <>
                <IconButton
                  aria-label={`${say('attributes.changeValue')}: ${value.text}`}
                  onClick={() => setEdited(value)}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  aria-label={`${say('catalogue.remove')}: ${value.text}`}
                  disabled={value.products > 0}
                  onClick={() => void remove(value)}
                >
                  <DeleteIcon />
                </IconButton>
              </>
            ) : null}
          </Box>
        ))}
      </Box>
      {(answer?.total ?? 0) > PAGE ? (
        <TablePagination
          component="div"
          count={answer?.total ?? 0}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, chosen) => setPage(chosen)}
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
        />
      ) : null}
      {edited === null ? null : (
        <ValueDialog
          attributeId={attribute.id}
          isNumber={attribute.kind === 'number'}
          value={edited === 'new' ? null : edited}
          onClose={(value) => {
            setEdited(null);
            if (value !== null) {
              again();
              refresh();
            }
          }}
        />
      )}
    </Box>
  );
}
