// Lines of a stocktake: expected, counted and the difference of each product; a count is changed or taken out here. [decisions 0100]
import { STOCKTAKE_VIEWS, type StocktakeLine, type StocktakeView } from '@millwright/contracts';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import {
  Alert,
  Box,
  Chip,
  IconButton,
  TablePagination,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

const PAGE = 25;

type Props = {
  id: number;
  mayCount: boolean;
  /** Another one: something was counted elsewhere on the page. */
  turn: number;
  onChange: () => void;
};

export function StocktakeLines({ id, mayCount, turn, onChange }: Props) {
  const say = useWords();
  const translate = useTranslate();
  const { number } = useFormats();
  const [view, setView] = useState<StocktakeView>('all');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const { data, error, ask } = useAnswer<{ rows: StocktakeLine[]; total: number }>(
    `/stocktakes/${id}/lines`,
    { view, q, start: page * PAGE, count: PAGE },
  );
  useEffect(() => {
    if (turn > 0) void ask();
  }, [turn, ask]);
  return (
    <Box component="section" aria-label={say('stocktake.lines')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        {STOCKTAKE_VIEWS.map((one) => (
          <Chip
            key={one}
            label={say(`stocktake.view.${one}`)}
            clickable
            aria-pressed={view === one}
            color={view === one ? 'primary' : 'default'}
            variant={view === one ? 'filled' : 'outlined'}
            onClick={() => {
              setView(one);
              setPage(0);
            }}
          />
        ))}
        <TextField
          size="small"
          label={say('stocktake.search')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(0);
          }}
          sx={{ flex: '1 1 220px' }}
        />
      </Box>
      {error === null ? null : (
        <Alert severity="error">{error === 'common.failed' ? say('common.failed') : error}</Alert>
      )}
      {data?.rows.length === 0 ? <Typography>{say('stocktake.noLines')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.rows.map((line) => (
          <Line key={line.id} stocktake={id} line={line} mayCount={mayCount} onChange={onChange} />
        ))}
      </Box>
      {data === null || data.total <= PAGE ? null : (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, to) => setPage(to)}
          labelDisplayedRows={({ from, to, count }) =>
            translate('ra.navigation.page_range_info', {
              offsetBegin: number(from),
              offsetEnd: number(to),
              total: number(count),
            })
          }
          getItemAriaLabel={(which) => translate(`ra.navigation.${which}`)}
        />
      )}
    </Box>
  );
}

function Line({
  stocktake,
  line,
  mayCount,
  onChange,
}: {
  stocktake: number;
  line: StocktakeLine;
  mayCount: boolean;
  onChange: () => void;
}) {
  const say = useWords();
  const { number } = useFormats();
  const { counted, expected } = line;
  const difference = counted === null ? null : counted - expected;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr auto 1fr',
          md: 'minmax(0, 1fr) 110px 190px 110px',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' }}>
        <Ltr mono>{line.sku}</Ltr> <Name>{line.name}</Name>
        {line.rejection === null ? null : (
          <Typography variant="body2" color="error">
            {say(`stocktake.rejection.${line.rejection}`)}
          </Typography>
        )}
      </Box>
      <Figure label={say('stocktake.expected')}>{number(expected)}</Figure>
      {mayCount ? (
        <CountField key={counted} stocktake={stocktake} line={line} onChange={onChange} />
      ) : (
        <Figure label={say('stocktake.countedShort')}>
          {counted === null ? '–' : number(counted)}
        </Figure>
      )}
      <Figure label={say('stocktake.difference')}>
        {difference === null ? (
          '–'
        ) : (
          <Ltr>
            {difference > 0 ? '+' : difference < 0 ? '−' : ''}
            {number(Math.abs(difference))}
          </Ltr>
        )}
      </Figure>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ textAlign: 'end' }}>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block' }}
      >
        {label}
      </Typography>
      <Typography component="b" sx={{ fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

function CountField({
  stocktake,
  line: { id, sku, counted },
  onChange,
}: {
  stocktake: number;
  line: StocktakeLine;
  onChange: () => void;
}) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [typed, setTyped] = useState(counted === null ? '' : String(counted));
  const save = async (units: number | null): Promise<void> => {
    const path = `/stocktakes/${stocktake}/lines/${id}`;
    if (await act('PUT', path, { counted: units })) onChange();
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const units = /^[0-9]{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null;
    if (units !== null && units !== counted) void save(units);
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', alignItems: 'center' }}>
      <TextField
        size="small"
        label={say('stocktake.countedShort')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => send()}
        sx={{ inlineSize: 120 }}
        slotProps={{
          htmlInput: {
            'aria-label': say('stocktake.countedOf', { sku }),
            inputMode: 'numeric',
            dir: 'ltr',
          },
        }}
      />
      {counted === null ? null : (
        <IconButton
          aria-label={say('stocktake.takeOut', { sku })}
          disabled={isBusy}
          onClick={() => void save(null)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
