// Error report of an import, page by page, and whole as a file.
import type { ImportDetails, ImportFault } from '@millwright/contracts';
import { Alert, Box, Link as MuiLink, TablePagination, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api, apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';

const PAGE = 25;

export function FaultReport({ record }: { record: ImportDetails }) {
  const say = useWords();
  const translate = useTranslate();
  const { number } = useFormats();
  const [page, setPage] = useState(0);
  const [faults, setFaults] = useState<{ rows: ImportFault[]; total: number } | null>(null);
  const { id, state, rows } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the report grows when the work does
  useEffect(() => {
    api<{ rows: ImportFault[]; total: number }>('GET', `/imports/${id}/faults`, {
      query: { start: page * PAGE, count: PAGE },
    }).then(setFaults, () => undefined);
  }, [id, page, state, rows.faulty, rows.stayed]);
  if (faults === null) return null;
  return (
    <Box component="section" aria-label={say('imports.report')} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1">
        {say('imports.report')}
      </Typography>
      {faults.total === 0 ? (
        <Alert severity="success">{say('imports.noFaults')}</Alert>
      ) : (
        <>
          <MuiLink href={apiUrl(`/imports/${id}/report`)} download>
            {say('imports.download')}
          </MuiLink>
          <Box
            component="ul"
            sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, borderTop: 1, borderColor: 'divider' }}
          >
            {faults.rows.map((fault) => (
              <Box
                key={fault.id}
                component="li"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', md: '90px 200px 1fr 240px' },
                  columnGap: 2,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography variant="body2" color="textSecondary">
                  {say('imports.row')} {number(fault.row)}
                </Typography>
                <Typography variant="body2">
                  <Name>{fault.column}</Name>
                </Typography>
                <Typography variant="body2">
                  {fault.isNote ? `${say('imports.note')}: ` : ''}
                  {fault.message}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  <Name>{fault.value}</Name>
                </Typography>
              </Box>
            ))}
          </Box>
          <TablePagination
            component="div"
            count={faults.total}
            page={page}
            rowsPerPage={PAGE}
            rowsPerPageOptions={[PAGE]}
            labelDisplayedRows={({ from, to, count }) =>
              `${number(from)}–${number(to)} / ${number(count)}`
            }
            getItemAriaLabel={(type) =>
              translate(type === 'next' ? 'ra.navigation.next' : 'ra.navigation.previous')
            }
            onPageChange={(_event, next) => setPage(next)}
          />
        </>
      )}
    </Box>
  );
}
