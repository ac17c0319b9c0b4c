// Import page: columns, report, progress and result on one page that follows the work.
import {
  IMPORT_TRANSITIONS,
  type ImportDetails,
  type ImportState,
  WORKING_IMPORT_STATES,
} from '@millwright/contracts';
import { Alert, Box, Button, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Confirm, Title, useNotify, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { Name } from '../../ui/isolated.tsx';
import { ApplyStep } from './apply-step.tsx';
import { CreatedPreview, ImagesState } from './created-preview.tsx';
import { FaultReport } from './fault-report.tsx';
import { FORMAT_NAMES } from './formats.ts';
import { STATE_COLOURS } from './imports-list.tsx';
import { MappingStep } from './mapping-step.tsx';
import { PicturesPreview } from './pictures-preview.tsx';
import { RowsPreview } from './rows-preview.tsx';

const POLL_MS = 1_000;

export function ImportPage() {
  const mayWrite = useMay('imports:write');
  const say = useWords();
  const notify = useNotify();
  const redirect = useRedirect();
  const { id = '' } = useParams();
  const [record, setRecord] = useState<ImportDetails | null>(null);
  const [isMapping, setMapping] = useState(false);
  const [error, setError] = useState('');
  const [asked, setAsked] = useState<'undo' | 'remove' | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setRecord(await api<ImportDetails>('GET', `/imports/${id}`));
      setError('');
    } catch (problem) {
      setError((problem as Error).message);
    }
  }, [id]);
  useEffect(() => void load(), [load]);
  const isWorking = record !== null && WORKING_IMPORT_STATES.includes(record.state);
  const isFetching = record?.state === 'applied' && record.images.waiting > 0;
  useEffect(() => {
    if (!isWorking && !isFetching) return undefined;
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWorking, isFetching, load]);
  const act = async (step: string, body: unknown = {}): Promise<void> => {
    setAsked(null);
    try {
      setRecord(await api<ImportDetails>('POST', `/imports/${id}/${step}`, { body }));
      setMapping(false);
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
      await load();
    }
  };
  const sendPictures = async (file: File | null): Promise<void> => {
    const path = `/imports/${id}/pictures`;
    try {
      setRecord(
        file === null
          ? await api<ImportDetails>('DELETE', path)
          : await api<ImportDetails>('POST', path, {
              query: { fileName: file.name.slice(-200) },
              body: file,
            }),
      );
    } catch (problem) {
      await load();
      throw problem;
    }
  };
  const remove = async (): Promise<void> => {
    setAsked(null);
    try {
      await api('DELETE', `/imports/${id}`);
      notify(say('imports.removed'));
      redirect('list', 'imports');
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    }
  };
  if (record === null)
    return error === '' ? (
      <LinearProgress role="progressbar" aria-label={say('imports.one')} />
    ) : (
      <Alert
        severity="error"
        action={<Button onClick={() => void load()}>{say('common.retry')}</Button>}
      >
        {error === 'common.failed' ? say('common.failed') : error}
      </Alert>
    );
  const isUntouched = record.rows.applied === 0;
  const mayGo = (to: ImportState): boolean =>
    IMPORT_TRANSITIONS.canTransition(record.state, to, 'staff');
  const showsMapping =
    record.state === 'uploaded' ||
    isMapping ||
    ((record.state === 'failed' || record.state === 'cancelled') &&
      isUntouched &&
      record.checkedAt === null);
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 4, minWidth: 0 }}>
      <Title title={record.fileName} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 2 }}
      >
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <Name>{record.fileName}</Name>
        </Typography>
        <Chip size="small" label={say(`imports.${record.kind}`)} />
        {record.dialect === 'plain' ? null : (
          <Chip size="small" variant="outlined" label={FORMAT_NAMES[record.dialect]} />
        )}
        <Chip
          size="small"
          color={STATE_COLOURS[record.state]}
          label={say(`imports.${record.state}`)}
        />
      </Stack>
      {record.failure === null ? null : <Alert severity="error">{record.failure}</Alert>}
      {isWorking ? (
        <Progress record={record} onCancel={mayWrite ? () => void act('cancel') : undefined} />
      ) : null}
      {showsMapping ? (
        <MappingStep
          key={`${record.id} ${record.headerRow} ${record.headerRows}`}
          record={record}
          mayWrite={mayWrite}
          onPictures={sendPictures}
          onCheck={(mapping) => void act('check', mapping)}
          onHeader={(row, rows) => void act('header', { row, rows })}
        />
      ) : (
        <>
          <Counts record={record} />
          <ImagesState record={record} />
          {isWorking ? null : <PicturesPreview record={record} />}
          {isWorking ? null : (
            <CreatedPreview
              record={record}
              onChoose={
                mayWrite
                  ? (path, categoryId) => void act('categories', { path, categoryId })
                  : undefined
              }
            />
          )}
          {mayGo('applying') && record.checkedAt !== null ? (
            <ApplyStep
              record={record}
              mayWrite={mayWrite}
              onApply={(onFaults) => void act('apply', { onFaults })}
            />
          ) : null}
          {record.state === 'checking' ? null : <FaultReport record={record} />}
          {isWorking ? null : <RowsPreview record={record} />}
        </>
      )}
      {mayWrite && !isWorking ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {!showsMapping && isUntouched ? (
            <Button onClick={() => setMapping(true)}>{say('imports.back')}</Button>
          ) : null}
          {!isUntouched && mayGo('undoing') ? (
            <Button color="warning" variant="outlined" onClick={() => setAsked('undo')}>
              {say('imports.undo')}
            </Button>
          ) : null}
          {isUntouched || record.state === 'undone' ? (
            <Button color="error" onClick={() => setAsked('remove')}>
              {say('imports.remove')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      <Confirm
        isOpen={asked !== null}
        title={say(asked === 'undo' ? 'imports.undo' : 'imports.remove')}
        content={
          asked === 'undo' ? say('imports.undoSure', { n: record.rows.applied }) : record.fileName
        }
        onConfirm={() => void (asked === 'undo' ? act('undo') : remove())}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}

function Progress({
  record,
  onCancel,
}: {
  record: ImportDetails;
  onCancel: (() => void) | undefined;
}) {
  const say = useWords();
  const { number, percent } = useFormats();
  const done =
    record.state === 'checking'
      ? record.rows.total
      : record.state === 'applying'
        ? record.rows.applied
        : record.rows.undone + record.rows.stayed;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 640 }} role="status">
      <Typography>
        {say(`imports.${record.state}`)} · {say('imports.rows')}: {number(done)}
        {record.progress === null ? '' : ` · ${percent(Math.floor(record.progress * 100) * 100)}`}
      </Typography>
      <LinearProgress
        role="progressbar"
        aria-label={say(`imports.${record.state}`)}
        {...(record.progress === null
          ? {}
          : { variant: 'determinate' as const, value: record.progress * 100 })}
      />
      {onCancel === undefined ||
      !IMPORT_TRANSITIONS.canTransition(record.state, 'cancelled') ? null : (
        <Box>
          <Button disabled={record.cancelAsked} onClick={onCancel}>
            {say(record.cancelAsked ? 'imports.cancelling' : 'imports.cancel')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Counts({ record: { rows } }: { record: ImportDetails }) {
  const say = useWords();
  const { number } = useFormats();
  const counts = [
    ['imports.total', rows.total, true],
    ['imports.newRows', rows.new, true],
    ['imports.changedRows', rows.changed, true],
    ['imports.sameRows', rows.same, true],
    ['imports.faultyRows', rows.faulty, true],
    ['imports.appliedRows', rows.applied, rows.applied > 0],
    ['imports.undoneRows', rows.undone, rows.undone > 0],
    ['imports.stayedRows', rows.stayed, rows.stayed > 0],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0 }}>
      {counts
        .filter(([, , isShown]) => isShown)
        .map(([key, value]) => (
          <Box key={key} sx={{ minWidth: 88 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {say(key)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              {number(value)}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
