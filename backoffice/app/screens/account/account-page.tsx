// Own account of a member of staff: password, authenticator, language.
import type { StaffSession } from '@millwright/contracts';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useGetIdentity, useNotify } from 'react-admin';
import { LANGUAGES, storedLocale, storeLocale, useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { setSession } from '../../lib/auth.ts';
import { EnrolStep } from '../../login/enrol-step.tsx';
import { Name } from '../../ui/isolated.tsx';
import { Panel, Panels } from '../../ui/metrics-panel.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RoleName } from '../../ui/role-name.tsx';
import { NotificationMails } from './notification-mails.tsx';

export function AccountPage() {
  const say = useWords();
  const { identity } = useGetIdentity();
  return (
    <>
      <PageHeading>{say('account.mine')}</PageHeading>
      <Typography sx={{ mb: 2 }}>
        <Name>{identity?.fullName ?? ''}</Name>
        {identity === undefined ? null : (
          <Typography component="span" color="textSecondary">
            {' · '}
            <RoleName of={{ role: identity.role, ownRoleName: identity.ownRoleName }} />
          </Typography>
        )}
      </Typography>
      <Panels>
        <Password />
        <Authenticator />
        <Language />
        <NotificationMails />
      </Panels>
    </>
  );
}

function Password() {
  const say = useWords();
  const notify = useNotify();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    setFaults({});
    try {
      const body = {
        currentPassword: String(form.get('currentPassword')),
        newPassword: String(form.get('newPassword')),
      };
      setSession(await api<StaffSession>('POST', '/session/password', { body }));
      element.reset();
      notify(say('account.passwordChanged'), { type: 'success' });
    } catch (error) {
      const named =
        error instanceof HttpError
          ? (error.body as { errors?: Record<string, string> }).errors
          : undefined;
      if (named === undefined) notify((error as Error).message, { type: 'error' });
      else setFaults(named);
    }
  };
  const field = (name: 'currentPassword' | 'newPassword', autoComplete: string) => (
    <TextField
      name={name}
      type="password"
      label={say(`login.${name}`)}
      autoComplete={autoComplete}
      required
      fullWidth
      error={faults[name] !== undefined}
      helperText={faults[name] ?? ' '}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
  return (
    <Panel title={say('account.password')}>
      <Box
        component="form"
        onSubmit={(event) => void send(event)}
        sx={{ display: 'grid', gap: 1, maxWidth: 420 }}
      >
        {field('currentPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        <Typography variant="body2" color="textSecondary">
          {say('account.passwordHelp')}
        </Typography>
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          {say('login.passwordButton')}
        </Button>
      </Box>
    </Panel>
  );
}

/** A confirmed one is only removed by an administrator, so that a passer-by at an unlocked screen cannot replace it. */
function Authenticator() {
  const say = useWords();
  const notify = useNotify();
  const [state, setState] = useState<'asked' | 'enrol' | 'set' | 'done'>('asked');
  const begin = async (): Promise<void> => {
    try {
      await api('POST', '/session/second-factor');
      setState('enrol');
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) setState('set');
      else notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={say('staff.secondFactor')}>
      {state === 'asked' ? (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {say('account.authenticatorHelp')}
          </Typography>
          <Button variant="contained" onClick={() => void begin()}>
            {say('login.enrolTitle')}
          </Button>
        </>
      ) : null}
      {state === 'enrol' ? (
        <Box sx={{ maxWidth: 420 }}>
          <EnrolStep
            onSession={(session) => {
              setSession(session);
              setState('done');
            }}
          />
        </Box>
      ) : null}
      {state === 'set' ? <Alert severity="info">{say('account.authenticatorSet')}</Alert> : null}
      {state === 'done' ? (
        <Alert severity="success">{say('account.authenticatorDone')}</Alert>
      ) : null}
    </Panel>
  );
}

function Language() {
  const say = useWords();
  const notify = useNotify();
  const choose = async (locale: (typeof LANGUAGES)[number]['locale']): Promise<void> => {
    try {
      await api('PUT', '/session/locale', { body: { locale } });
      storeLocale(locale);
      location.reload();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={say('common.language')}>
      <TextField
        select
        label={say('common.language')}
        value={storedLocale()}
        onChange={(event) =>
          void choose(event.target.value as (typeof LANGUAGES)[number]['locale'])
        }
        sx={{ minWidth: 200 }}
      >
        {LANGUAGES.map(({ locale, name }) => (
          <MenuItem key={locale} value={locale} lang={locale}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Panel>
  );
}
