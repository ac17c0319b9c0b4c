// Note for colleagues on a quote; it stands in the history below.
import type { AdminQuoteView } from '@millwright/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useMentionCheck } from '../../ui/mention-check.tsx';
import { MentionField } from '../../ui/mention-field.tsx';
import { Panel } from '../../ui/panel.tsx';

export function QuoteNote({ quote }: { quote: AdminQuoteView }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [text, setText] = useState('');
  const { keep, asked } = useMentionCheck('quotes');
  const add = async (): Promise<void> => {
    if (await act('POST', `/quotes/${quote.id}/notes`, { note: text })) setText('');
  };
  return (
    <Panel title={say('quotes.note')}>
      <MentionField
        fullWidth
        area="quotes"
        label={say('quotes.addNote')}
        value={text}
        onChange={setText}
        maxLength={2_000}
      />
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={isBusy || text.trim() === ''}
        onClick={() => keep(text, add)}
      >
        {say('leads.keepNote')}
      </Button>
      {asked}
    </Panel>
  );
}
