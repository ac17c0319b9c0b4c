// Login page of staff: one step a screen: password, code, a password of one's own, setting up the authenticator.
import type { StaffSession } from '@millwright/contracts';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { LANGUAGES, storedLocale, storeLocale, useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { readSession, setSession } from '../lib/auth.ts';
import { DemoWarning } from '../ui/demo-warning.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { Step, type StepProps } from './step.tsx';

export function LoginPage() {
  const say = useWords();
  const [session, setStep] = useState<StaffSession | null>(null);
  // A page loaded again half way continues with the same step.
  useEffect(() => {
    readSession().then(setStep, () => setStep(null));
  }, []);
  const onSession = (next: StaffSession): void => {
    setSession(next);
    if (next.stage !== 'full') {
      setStep(next);
      return;
    }
    if (next.staff !== null) storeLocale(next.staff.locale);
    // With the words and the direction of this person.
    location.replace(`${location.pathname}#/`);
    location.reload();
  };
  const stage =
    session === null || session.stage === 'full' || session.stage === 'logon'
      ? undefined
      : session.stage;
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <DemoWarning />
          <Typography variant="body2" color="textSecondary">
            Millwright
          </Typography>
          {stage === 'code' ? <CodeStep onSession={onSession} /> : null}
          {stage === 'password' ? <PasswordStep onSession={onSession} /> : null}
          {stage === 'enrol' ? <EnrolStep onSession={onSession} /> : null}
          {stage === undefined ? <LogonStep onSession={onSession} /> : null}
          {stage === undefined ? (
            <LanguageChoice />
          ) : (
            <Button
              onClick={() => void api('POST', '/session/end').finally(() => location.reload())}
            >
              {say('login.other')}
            </Button>
          )}
        </CardContent>
      </Card>
    </Box>
  );
}

function LanguageChoice() {
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
      {LANGUAGES.map(({ locale, name }) => (
        <Button
          key={locale}
          lang={locale}
          size="small"
          aria-current={locale === storedLocale() ? 'true' : undefined}
          disabled={locale === storedLocale()}
          onClick={() => {
            storeLocale(locale);
            location.reload();
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

function LogonStep({ onSession }: StepProps) {
  const say = useWords();
  return (
    <Step
      title={say('login.title')}
      button={say('login.button')}
      send={async (form) =>
        onSession(
          await api<StaffSession>('POST', '/session', {
            body: { email: textOf(form, 'email'), password: textOf(form, 'password') },
          }),
        )
      }
    >
      <TextField
        name="email"
        type="email"
        label={say('login.email')}
        autoComplete="username"
        required
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextField
        name="password"
        type="password"
        label={say('login.password')}
        autoComplete="current-password"
        required
      />
    </Step>
  );
}

function CodeStep({ onSession }: StepProps) {
  const say = useWords();
  return (
    <Step
      title={say('login.codeTitle')}
      help={say('login.codeHelp')}
      button={say('login.codeButton')}
      send={async (form) =>
        onSession(
          await api<StaffSession>('POST', '/session/code', {
            body: { code: textOf(form, 'code') },
          }),
        )
      }
    >
      <TextField
        name="code"
        label={say('login.code')}
        autoComplete="one-time-code"
        required
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </Step>
  );
}

function PasswordStep({ onSession }: StepProps) {
  const say = useWords();
  return (
    <Step
      title={say('login.passwordTitle')}
      help={say('login.passwordHelp')}
      button={say('login.passwordButton')}
      send={async (form) =>
        onSession(
          await api<StaffSession>('POST', '/session/password', {
            body: {
              currentPassword: textOf(form, 'currentPassword'),
              newPassword: textOf(form, 'newPassword'),
            },
          }),
        )
      }
    >
      <TextField
        name="currentPassword"
        type="password"
        label={say('login.currentPassword')}
        autoComplete="current-password"
        required
        autoFocus
      />
      <TextField
        name="newPassword"
        type="password"
        label={say('login.newPassword')}
        autoComplete="new-password"
        required
      />
    </Step>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
