// Internal notes of an order.
import type { AdminOrder } from '@millwright/contracts';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ariaShortcut } from '../../lib/hot-keys.rules.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { useMentionCheck } from '../../ui/mention-check.tsx';
import { MentionField } from '../../ui/mention-field.tsx';
import { NoteText } from '../../ui/note-text.tsx';
import { useAct, useMayWriteOrders } from './order-action.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

export function OrderNotes({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { moment } = useFormats();
  const notify = useNotify();
  const mayWrite = useMayWriteOrders();
  const act = useAct();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useHotKey('note', mayWrite ? () => field.current?.focus() : null);
  const { keep, asked } = useMentionCheck('orders');
  const add = (): void => keep(text, save);
  const save = async (): Promise<void> => {
    try {
      await act('POST', `/orders/${order.id}/notes`, { text });
      setText('');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  useHotKey(
    'send',
    text.trim() === '' ? null : () => document.activeElement === field.current && add(),
  );
  return (
    <Part title={say('orders.notes')}>
      {order.notes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('orders.noNotes')}
        </Typography>
      ) : null}
      {order.notes.map((note) => (
        <Box key={note.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" color="textSecondary">
            {moment(note.at)} · <Who actor={note.actor} />
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <NoteText area="orders">{note.text}</NoteText>
          </Typography>
        </Box>
      ))}
      {mayWrite ? (
        <Stack direction="row" spacing={1} sx={{ pt: 1, alignItems: 'flex-start' }}>
          <MentionField
            fullWidth
            area="orders"
            maxRows={6}
            label={say('orders.addNote')}
            value={text}
            onChange={setText}
            maxLength={2_000}
            inputRef={field}
            shortcut={ariaShortcut('note')}
          />
          <Button variant="outlined" disabled={text.trim() === ''} onClick={add}>
            {say('orders.save')}
          </Button>
        </Stack>
      ) : null}
      {asked}
    </Part>
  );
}
