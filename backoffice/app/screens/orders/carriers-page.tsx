// Carriers page: consignments that are ready as a file for the carrier, and the carrier's answer with tracking numbers. [decisions 0112]
import type { CarrierAnswer, CarrierConsignment } from '@millwright/contracts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useFileAnswer } from '../../lib/use-file-answer.ts';
import { StateChip } from '../../ui/cells.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { STACKED_ON_PHONES } from '../../ui/stacked-table.ts';
import { UploadButton } from '../../ui/upload-button.tsx';

/** Ids that an address takes; all of them go without. */
const MAX_CHOSEN = 200;

export function CarriersPage() {
  const say = useWords();
  const { data, error, ask } = useAnswer<{ rows: CarrierConsignment[] }>('/carriers/consignments');
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 4, minWidth: 0 }}>
      <PageHeading>{say('carriers.many')}</PageHeading>
      {error === null ? null : <Alert severity="error">{error}</Alert>}
      {data === null ? null : <Consignments key={keyOf(data.rows)} rows={data.rows} />}
      <Answer onDone={() => void ask()} />
    </Box>
  );
}

/** Another list begins with nothing chosen. */
function keyOf(rows: readonly CarrierConsignment[]): string {
  return rows.map(({ reference }) => reference).join();
}

function Consignments({ rows }: { rows: readonly CarrierConsignment[] }) {
  const say = useWords();
  const { number } = useFormats();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isAll = chosen.size === rows.length;
  const taken = rows.filter(({ reference }) => chosen.has(reference));
  const ids = (of: (row: CarrierConsignment) => number | null) =>
    taken
      .map(of)
      .filter((id) => id !== null)
      .join();
  const query =
    isAll || chosen.size === 0
      ? {}
      : {
          orders: ids((row) => (row.shipmentId === null ? row.id : null)),
          shipments: ids((row) => row.shipmentId),
        };
  const choose = (reference: string): void => {
    const next = new Set(chosen);
    if (!next.delete(reference)) next.add(reference);
    setChosen(next);
  };
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1">
          {say('carriers.out')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {say('carriers.outHelp')}
        </Typography>
        {rows.length === 0 ? (
          <Typography>{say('carriers.none')}</Typography>
        ) : (
          <>
            <Box>
              <Button
                variant="contained"
                component="a"
                download
                disabled={!isAll && chosen.size > MAX_CHOSEN}
                href={apiUrl('/carriers/consignments.csv', query)}
                startIcon={<DownloadIcon />}
              >
                {say('carriers.file', { n: number(chosen.size === 0 ? rows.length : chosen.size) })}
              </Button>
            </Box>
            <Box
              role="region"
              aria-label={say('carriers.out')}
              tabIndex={0}
              sx={{ overflowX: 'auto' }}
            >
              <Table size="small" sx={STACKED_ON_PHONES}>
                <TableHead>
                  <TableRow>
                    <TableCell padding="checkbox" data-label={say('carriers.all')}>
                      <Checkbox
                        size="small"
                        checked={isAll}
                        indeterminate={chosen.size > 0 && !isAll}
                        slotProps={{ input: { 'aria-label': say('carriers.all') } }}
                        onChange={() =>
                          setChosen(new Set(isAll ? [] : rows.map(({ reference }) => reference)))
                        }
                      />
                    </TableCell>
                    <TableCell>{say('carriers.reference')}</TableCell>
                    <TableCell>{say('carriers.recipient')}</TableCell>
                    <TableCell align="right">{say('carriers.pieces')}</TableCell>
                    <TableCell align="right">{say('carriers.weight')}</TableCell>
                    <TableCell>{say('carriers.service')}</TableCell>
                    <TableCell>{say('carriers.by')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map((row) => (
                    <ConsignmentRow
                      key={row.reference}
                      row={row}
                      isChosen={chosen.has(row.reference)}
                      onChoose={() => choose(row.reference)}
                    />
                  ))}
                </TableBody>
              </Table>
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}

function ConsignmentRow({
  row,
  isChosen,
  onChoose,
}: {
  row: CarrierConsignment;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const say = useWords();
  const { country, day, number } = useFormats();
  return (
    <TableRow hover selected={isChosen}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isChosen}
          slotProps={{
            input: { 'aria-label': say('carriers.select', { reference: row.reference }) },
          }}
          onChange={onChoose}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <MuiLink component={Link} to={`/orders/${row.id}/show`}>
          <Ltr mono>{row.reference}</Ltr>
        </MuiLink>
      </TableCell>
      <TableCell sx={{ minWidth: 160 }} data-label={say('carriers.recipient')}>
        <div>
          <Name>{row.recipient}</Name>
          <Typography variant="caption" component="div" color="textSecondary">
            <Name>{row.city}</Name> · <Name>{country(row.country)}</Name>
          </Typography>
        </div>
      </TableCell>
      <TableCell align="right" data-label={say('carriers.pieces')}>
        {number(row.pieces)}
      </TableCell>
      <TableCell align="right" data-label={say('carriers.weight')}>
        {row.grams === null ? (
          <Typography variant="body2" color="textSecondary">
            {say('carriers.weightUnknown')}
          </Typography>
        ) : (
          number(row.grams / 1_000)
        )}
      </TableCell>
      <TableCell data-label={say('carriers.service')}>
        <Name>{row.deliveryService}</Name>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }} data-label={say('carriers.by')}>
        {day(row.expectedDelivery)}
      </TableCell>
    </TableRow>
  );
}

function Answer({ onDone }: { onDone: () => void }) {
  const say = useWords();
  const { isBusy, answer, error, upload } = useFileAnswer<CarrierAnswer>(
    '/carriers/answers',
    onDone,
  );
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1">
          {say('carriers.back')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {say('carriers.backHelp')}
        </Typography>
        <Box>
          <UploadButton
            label={say('carriers.upload')}
            accept=".csv,.tsv,.txt,.xlsx"
            isBusy={isBusy}
            onFiles={upload}
          />
        </Box>
        {error === '' ? null : <Alert severity="error">{error}</Alert>}
        {answer === null ? null : <AnswerRows answer={answer} />}
      </CardContent>
    </Card>
  );
}

const COLORS = {
  shipped: 'success',
  tracked: 'success',
  unchanged: 'default',
  faulty: 'error',
} as const;

function AnswerRows({ answer: { rows, waiting } }: { answer: CarrierAnswer }) {
  const say = useWords();
  const { number } = useFormats();
  const faulty = rows.filter(({ state }) => state === 'faulty').length;
  const sums = [
    say('carriers.done', { n: number(rows.length - faulty) }),
    ...(faulty === 0 ? [] : [say('carriers.faulty', { n: number(faulty) })]),
    ...(waiting === 0 ? [] : [say('carriers.waiting', { n: number(waiting) })]),
  ];
  // What needs a person comes first.
  const sorted = [...rows].sort(
    (a, b) => Number(b.state === 'faulty') - Number(a.state === 'faulty') || a.row - b.row,
  );
  return (
    <>
      <Alert severity={faulty === 0 ? 'success' : 'warning'}>{sums.join(' · ')}</Alert>
      <Box role="region" aria-label={say('carriers.back')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={STACKED_ON_PHONES}>
          <TableHead>
            <TableRow>
              <TableCell>{say('carriers.row')}</TableCell>
              <TableCell>{say('carriers.reference')}</TableCell>
              <TableCell>{say('carriers.result')}</TableCell>
              <TableCell>{say('carriers.carrier')}</TableCell>
              <TableCell>{say('carriers.number')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map((row) => (
              <TableRow key={row.row}>
                <TableCell data-label={say('carriers.row')}>{number(row.row)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }} data-label={say('carriers.reference')}>
                  {row.id === null ? (
                    <Ltr mono>{row.reference}</Ltr>
                  ) : (
                    <MuiLink component={Link} to={`/orders/${row.id}/show`}>
                      <Ltr mono>{row.reference}</Ltr>
                    </MuiLink>
                  )}
                </TableCell>
                <TableCell sx={{ minWidth: 140 }} data-label={say('carriers.result')}>
                  <div>
                    <StateChip
                      color={COLORS[row.state]}
                      label={say(`carriers.state.${row.state}`)}
                    />
                    {row.reason === '' ? null : (
                      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
                        {row.reason}
                      </Typography>
                    )}
                  </div>
                </TableCell>
                <TableCell data-label={say('carriers.carrier')}>
                  <Name>{row.carrier}</Name>
                </TableCell>
                <TableCell data-label={say('carriers.number')}>
                  <Ltr mono>{row.trackingNumber}</Ltr>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}
