// Mail preview: the mail as its buyer sees it, with the words as they are typed; sent to the member of staff on demand.
import { type AddedWords, directionOf, type Locale, type MailPreview } from '@millwright/contracts';
import { Alert, Box, Button, Paper, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { EmailMessageFrame } from '../../ui/email-message-frame.tsx';
import { Sentence } from '../../ui/isolated.tsx';

/** Pixels: most mail programs at a desktop, and a telephone. */
const WIDTHS = { wide: 600, narrow: 360 } as const;
const DEBOUNCE_MS = 300;

type Props = { template: string; locale: Locale; words: AddedWords; maySend: boolean };

export function MailPreviewPanel({ template, locale, words, maySend }: Props) {
  const say = useWords();
  const notify = useNotify();
  const { shown, fault } = usePreview(template, locale, words);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('wide');
  const [format, setFormat] = useState<'html' | 'text'>('html');
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      const { to, leaves } = await api<{ to: string; leaves: boolean }>(
        'POST',
        `/mail-templates/${template}/send-example`,
        { body: { locale, ...words } },
      );
      notify(say(leaves ? 'mails.sentMe' : 'mails.sentMeKept', { to: `\u2066${to}\u2069` }), {
        type: 'success',
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setIsSending(false);
  };
  return (
    <Box component="section" aria-label={say('mails.preview')} sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Choice label={say('mails.width')} value={width} onChange={setWidth}>
          <ToggleButton value="wide">{say('mails.desktop')}</ToggleButton>
          <ToggleButton value="narrow">{say('mails.telephone')}</ToggleButton>
        </Choice>
        <Choice label={say('mails.format')} value={format} onChange={setFormat}>
          <ToggleButton value="html">HTML</ToggleButton>
          <ToggleButton value="text">{say('mails.plainText')}</ToggleButton>
        </Choice>
        {maySend ? (
          <Button size="small" disabled={isSending} onClick={() => void send()}>
            {say('mails.sendMe')}
          </Button>
        ) : null}
      </Box>
      {fault === null ? null : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {fault}
        </Alert>
      )}
      {shown === null ? null : <Shown preview={shown} {...{ locale, format }} px={WIDTHS[width]} />}
    </Box>
  );
}

type ShownProps = { preview: MailPreview; locale: Locale; format: 'html' | 'text'; px: number };

function Shown({ preview: { subject, text, html, about }, locale, format, px }: ShownProps) {
  const say = useWords();
  return (
    <>
      <Alert severity="info" sx={{ mb: 1 }}>
        {about === ''
          ? say('mails.exampleMadeUp')
          : say('mails.exampleAbout', { number: `\u2066${about}\u2069` })}
      </Alert>
      <Box sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }} data-preview-subject="">
        <Sentence>{subject}</Sentence>
      </Box>
      {format === 'html' ? (
        <EmailMessageFrame html={html} title={say('mails.letter')} width={px} />
      ) : (
        <Paper
          variant="outlined"
          sx={{ p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: px }}
          lang={locale}
          dir={directionOf(locale)}
        >
          {text}
        </Paper>
      )}
    </>
  );
}

type ChoiceProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

function Choice<Value extends string>({ label, value, onChange, children }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      // Pressing what is chosen gives null.
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {children}
    </ToggleButtonGroup>
  );
}

/** Follows the words; the last mail stays while another is on its way, or while a word is at fault. */
function usePreview(template: string, locale: Locale, words: AddedWords) {
  const [state, setState] = useState<{ shown: MailPreview | null; fault: string | null }>({
    shown: null,
    fault: null,
  });
  const asked = JSON.stringify({ locale, ...words });
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      api<MailPreview>('POST', `/mail-templates/${template}/preview`, {
        body: JSON.parse(asked),
      }).then(
        (shown) => isWanted && setState({ shown, fault: null }),
        (error: Error) => isWanted && setState(({ shown }) => ({ shown, fault: error.message })),
      );
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [template, asked]);
  return state;
}
