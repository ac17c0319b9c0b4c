// Rows of an import as they are understood: found by number or name, each opened to everything that it sets.
import type { ImportDetails, ImportPreview } from '@millwright/contracts';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Chip,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';

const SHOWN = 10;
const TYPING_MS = 300;

export function RowsPreview({ record }: { record: ImportDetails }) {
  const say = useWords();
  const { number } = useFormats();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<{ rows: ImportPreview[]; total: number } | null>(null);
  const { id, state } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change with the state
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const query = { start: 0, count: SHOWN, ...(q.trim() === '' ? {} : { q: q.trim() }) };
        api<{ rows: ImportPreview[]; total: number }>('GET', `/imports/${id}/rows`, {
          query,
        }).then(setFound, () => undefined);
      },
      q === '' ? 0 : TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [id, state, q]);
  if (found === null || (found.total === 0 && q === '')) return null;
  return (
    <Box component="section" aria-label={say('imports.preview')} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {say('imports.preview')} ({number(found.total)})
      </Typography>
      <TextField
        size="small"
        label={say('imports.previewFind')}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        sx={{ mb: 1, minWidth: { md: 360 } }}
      />
      {found.total === 0 ? <Typography>{say('imports.previewNone')}</Typography> : null}
      {found.rows.map((row) => (
        <Accordion
          key={row.row}
          variant="outlined"
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary>
            <Box
              sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}
            >
              <Typography variant="body2" color="textSecondary">
                {say('imports.row')} {number(row.row)}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <Name>{row.sku}</Name>
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <Name>{row.name}</Name>
              </Typography>
              {row.isFamily ? <Chip size="small" label={say('imports.familyRow')} /> : null}
            </Box>
          </AccordionSummary>
          <AccordionDetails hidden={row.isFamily}>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                columnGap: 2,
                rowGap: 0.5,
                gridTemplateColumns: { xs: '1fr', md: '220px 1fr' },
              }}
            >
              {row.fields.map((field) => (
                <Box key={field.name} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    <Name>{field.label}</Name>
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                  >
                    <Name>{field.value}</Name>
                  </Typography>
                </Box>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
