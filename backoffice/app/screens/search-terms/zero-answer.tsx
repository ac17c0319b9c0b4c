// Current answer to a zero-result search: what it finds now, on demand or because it was just taught.
import type { LexiconAnswer, LexiconTrial, ZeroSearch } from '@millwright/contracts';
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import type { TaughtSearch } from './lexicon-entry.tsx';
import { LexiconReading } from './lexicon-reading.tsx';

async function answerTo(text: string): Promise<LexiconAnswer | undefined> {
  const { trials } = await api<{ trials: LexiconTrial[] }>('POST', '/lexicon/try', {
    body: { queries: [text], entry: null, replaces: null },
  });
  return trials[0]?.with;
}

/** The text of the row; below it what it finds, once that was asked. */
export function ZeroAnswer({ search: { id, text } }: { search: ZeroSearch }) {
  const say = useWords();
  const notify = useNotify();
  const isTaught = (useLocation().state as { asked?: string } | null)?.asked === id;
  const [answer, setAnswer] = useState<LexiconAnswer | null>(null);
  const ask = async (): Promise<void> => {
    try {
      setAnswer((await answerTo(text)) ?? null);
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the row comes back from the form
  useEffect(() => {
    if (isTaught) void ask();
  }, [isTaught]);
  if (answer === null)
    return (
      <Button size="small" onClick={() => void ask()}>
        {say('lexicon.askNow')}
      </Button>
    );
  return (
    <Box sx={{ maxInlineSize: 520, py: 0.5 }}>
      {isTaught ? (
        <Alert severity={answer.total > 0 ? 'success' : 'warning'} sx={{ mb: 1 }}>
          {say(answer.total > 0 ? 'lexicon.nowFinds' : 'lexicon.stillNothing')}
        </Alert>
      ) : null}
      <LexiconReading answer={answer} />
    </Box>
  );
}

/** Opens the form with the words that were not understood, or with the whole text. */
export function TeachButton({ search: { id, text, locale } }: { search: ZeroSearch }) {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const teach = async (): Promise<void> => {
    try {
      const words = (await answerTo(text))?.notUnderstood ?? [];
      const search: TaughtSearch = { id, text };
      navigate('/lexicon/create', {
        state: {
          search,
          record: { terms: [words.length > 0 ? words.join(' ') : text], locale, kind: 'family' },
        },
      });
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
  };
  return (
    <Button size="small" variant="outlined" onClick={() => void teach()}>
      {say('lexicon.teachShort')}
    </Button>
  );
}
