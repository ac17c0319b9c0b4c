// Change history of a record: each change can be undone while nothing has changed since.
import type { CatalogueChange, HISTORY_SUBJECTS } from '@millwright/contracts';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Box, Button, Chip, TablePagination, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { columnText } from '../../ui/column-words.ts';
import { Name } from '../../ui/isolated.tsx';
import { WhoName } from '../audit/who.tsx';
import { useMayEdit } from './may-edit.tsx';
import { useAnswer } from './use-answer.ts';

const PAGE = 10;

export function RecordHistory({
  subject,
  id,
}: {
  subject: (typeof HISTORY_SUBJECTS)[number];
  id: number;
}) {
  return (
    <Changes
      path="/catalogue-changes"
      query={{ subject, subjectId: id }}
      undoPath="/catalogue-changes"
    />
  );
}

/** The history below a record's form. */
export function HistorySection(props: Parameters<typeof RecordHistory>[0]) {
  const say = useWords();
  return (
    <Box component="section">
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('products.panel.history')}
      </Typography>
      <RecordHistory {...props} />
    </Box>
  );
}

type ChangesProps = {
  /** The call that lists them. */
  path: string;
  query?: Record<string, string | number>;
  /** Below it, `/{change}/undo` takes one back. */
  undoPath: string;
};

export function Changes({ path, query = {}, undoPath }: ChangesProps) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<CatalogueChange | null>(null);
  const { answer, failure, again } = useAnswer<{ rows: CatalogueChange[]; total: number }>(path, {
    ...query,
    start: page * PAGE,
    count: PAGE,
  });
  const undo = async (change: CatalogueChange): Promise<void> => {
    setAsked(null);
    try {
      await api('POST', `${undoPath}/${encodeURIComponent(change.id)}/undo`);
      notify(say('history.undone'), { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    again();
  };
  if (failure !== null) return <Alert severity="error">{failure}</Alert>;
  if (answer === null) return null;
  if (answer.total === 0)
    return <Typography color="textSecondary">{say('history.none')}</Typography>;
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {answer.rows.map((change) => (
          <Change key={change.id} change={change} onUndo={() => setAsked(change)} />
        ))}
      </Box>
      {answer.total > PAGE ? (
        <TablePagination
          component="div"
          count={answer.total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, chosen) => setPage(chosen)}
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
        />
      ) : null}
      <Confirm
        isOpen={asked !== null}
        title={say('history.undo')}
        content={say(
          asked !== null && asked.records > 1 ? 'history.undoMany' : 'history.undoSure',
          { n: asked?.records ?? 1 },
        )}
        onConfirm={() => asked !== null && void undo(asked)}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}

function Change({ change, onUndo }: { change: CatalogueChange; onUndo: () => void }) {
  const say = useWords();
  const { moment } = useFormats();
  const may = useMayEdit();
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <WhoName who={change.who} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {moment(change.at)}
        </Typography>
        {change.records > 1 ? (
          <Chip
            size="small"
            variant="outlined"
            label={say('history.records', { n: change.records })}
          />
        ) : null}
        {change.undone ? <Chip size="small" label={say('history.wasUndone')} /> : null}
        {may && change.undoable ? (
          <Button
            size="small"
            startIcon={<UndoIcon />}
            onClick={onUndo}
            sx={{ marginInlineStart: 'auto' }}
          >
            {say('history.undo')}
          </Button>
        ) : null}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {change.lines.map((line) => (
          <Line key={`${line.table} ${line.field} ${line.of} ${line.before}`} line={line} />
        ))}
      </Box>
    </Box>
  );
}

const PUBLISHED: Readonly<Record<string, WordKey>> = { true: 'common.yes', false: 'common.no' };
const YES_OR_NO: readonly string[] = ['published', 'sold_whole', 'listed'];

function Line({
  line: { table, field, of, before, after },
}: {
  line: CatalogueChange['lines'][number];
}) {
  const say = useWords();
  const { arrow } = useFormats();
  const shown = (value: string | null): string => {
    if (value === null) return '–';
    const spelt = YES_OR_NO.includes(field)
      ? PUBLISHED[value]
      : table === 'search_lexicon_entry' && field === 'kind'
        ? (`lexicon.kind.${value}` as WordKey)
        : table === 'search_lexicon_entry' && field === 'locale'
          ? (`language.${value}` as WordKey)
          : field === 'unit' && table === 'product'
            ? (`unit.${value}` as WordKey)
            : undefined;
    return spelt === undefined ? value : say(spelt);
  };
  const language = table === 'product_text' && of !== null ? say(`language.${of}` as WordKey) : of;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0, sm: 1 },
        gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
        py: 0.25,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {columnText(table, field, say) ?? field}
        {language === null ? null : (
          <>
            {' · '}
            <Name>{language}</Name>
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          <Name>{shown(before)}</Name>
        </Box>
        {` ${arrow} `}
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
          <Name>{shown(after)}</Name>
        </Box>
      </Typography>
    </Box>
  );
}
