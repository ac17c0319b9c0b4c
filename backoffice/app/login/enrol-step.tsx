// Set-up of an authenticator: a picture to scan, its first code, and recovery codes that are shown once.
import type { StaffSession } from '@millwright/contracts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { setSession } from '../lib/auth.ts';
import { Ltr } from '../ui/isolated.tsx';
import { Step, type StepProps } from './step.tsx';

type Begun = { secret: string; uri: string; picture: string };
type Confirmed = { recoveryCodes: string[]; session: StaffSession };

export function EnrolStep({ onSession }: StepProps) {
  const say = useWords();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  useEffect(() => {
    void api<Begun>('POST', '/session/second-factor').then(setBegun);
  }, []);
  if (confirmed !== null)
    return (
      <RecoveryCodes codes={confirmed.recoveryCodes} onDone={() => onSession(confirmed.session)} />
    );
  return (
    <Step
      title={say('login.enrolTitle')}
      help={say('login.enrolHelp')}
      button={say('login.codeButton')}
      send={async (form) => {
        const answer = await api<Confirmed>('POST', '/session/second-factor/confirm', {
          body: { code: String(form.get('code') ?? '') },
        });
        setSession(answer.session);
        setConfirmed(answer);
      }}
    >
      <Box sx={{ minHeight: 200, display: 'grid', justifyItems: 'center', gap: 1 }}>
        {begun === null ? null : (
          <>
            <img src={begun.picture} width={200} height={200} alt={say('login.picture')} />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {say('login.key')}: <Ltr mono>{begun.secret}</Ltr>
            </Typography>
          </>
        )}
      </Box>
      <TextField
        name="code"
        label={say('login.code')}
        autoComplete="one-time-code"
        required
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </Step>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  };
  return (
    <>
      <Typography component="h1" variant="h6">
        {say('login.recoveryTitle')}
      </Typography>
      <Typography variant="body2">{say('login.recoveryHelp')}</Typography>
      <Box component="ul" sx={{ columns: 2, listStyle: 'none', p: 0, m: 0 }}>
        {codes.map((code) => (
          <li key={code}>
            <Ltr mono>{code}</Ltr>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={copy}>
          {say(isCopied ? 'login.recoveryCopied' : 'login.recoveryCopy')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {say('login.recoveryPrint')}
        </Button>
      </Box>
      <Button variant="contained" color="secondary" onClick={onDone} sx={{ displayPrint: 'none' }}>
        {say('login.recoveryDone')}
      </Button>
    </>
  );
}
