// "What would this find?": queries answered without and with an entry of the lexicon, side by side, before anything is saved.
import type { LexiconAnswer, LexiconForm, LexiconTrial } from '@millwright/contracts';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { LexiconReading } from './lexicon-reading.tsx';

const MAX_QUERIES = 5;

type Props = {
  /** Queries when none were typed. */
  proposed: () => readonly string[];
  /** The entry as it stands in the form; null for a row that is tried as it is. */
  entry: () => LexiconForm | null;
  /** Id of the row that it takes the place of. */
  replaces: string | null;
};

export function LexiconTrials({ proposed, entry, replaces }: Props) {
  const say = useWords();
  const notify = useNotify();
  const [typed, setTyped] = useState<string | null>(null);
  const [trials, setTrials] = useState<LexiconTrial[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (): Promise<void> => {
    const queries = linesOf(typed ?? '').length > 0 ? linesOf(typed ?? '') : proposed();
    if (typed === null) setTyped(queries.join('\n'));
    if (queries.length === 0) return notify(say('lexicon.tryNothing'), { type: 'info' });
    setBusy(true);
    try {
      const body = { queries: queries.slice(0, MAX_QUERIES), entry: entry(), replaces };
      setTrials((await api<{ trials: LexiconTrial[] }>('POST', '/lexicon/try', { body })).trials);
    } catch (error) {
      setTrials(null);
      notify(rejectionOf(error, say('common.failed')), { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby="lexicon-trial"
      sx={{ inlineSize: '100%', my: 2 }}
    >
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography component="h2" variant="subtitle1" id="lexicon-trial" sx={{ fontWeight: 600 }}>
          {say('lexicon.try')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', flexWrap: 'wrap' }}>
          <TextField
            multiline
            size="small"
            minRows={1}
            maxRows={MAX_QUERIES}
            sx={{ flex: '1 1 260px', maxInlineSize: 520 }}
            label={say('lexicon.queries')}
            helperText={say('lexicon.queriesHelp')}
            value={typed ?? ''}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void attempt()}
            sx={{ mt: 1 }}
          >
            {say('lexicon.tryNow')}
          </Button>
        </Box>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
          {trials?.map((trial) => (
            <Trial key={trial.query} trial={trial} isRow={entry() === null} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function Trial({ trial, isRow }: { trial: LexiconTrial; isRow: boolean }) {
  const say = useWords();
  return (
    <Box component="section" aria-label={trial.query}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
        <bdi>“{trial.query}”</bdi>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side heading={isRow ? 'lexicon.withoutTerm' : 'lexicon.without'} answer={trial.without} />
        <Side heading={isRow ? 'lexicon.asItIs' : 'lexicon.with'} answer={trial.with} isMain />
      </Box>
      {JSON.stringify(trial.without) === JSON.stringify(trial.with) ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {say('lexicon.same')}
        </Typography>
      ) : null}
    </Box>
  );
}

function Side({
  heading,
  answer,
  isMain = false,
}: {
  heading: WordKey;
  answer: LexiconAnswer;
  isMain?: boolean;
}) {
  const say = useWords();
  return (
    <Box
      component="section"
      aria-label={say(heading)}
      sx={{
        p: 1.5,
        border: 1,
        borderColor: isMain ? 'primary.main' : 'divider',
        borderRadius: 1,
        minInlineSize: 0,
      }}
    >
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {say(heading)}
      </Typography>
      <LexiconReading answer={answer} />
    </Box>
  );
}
