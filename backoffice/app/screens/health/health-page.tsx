// Health page: database, jobs, mails, disk and data integrity, with repairs.
import type { Health, IntegrityCheckRun } from '@millwright/contracts';
import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { AskedFor } from '../../ui/asked.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { JobKind } from '../../ui/kinds.tsx';
import { Panel, Panels } from '../../ui/metrics-panel.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SmallTable } from '../../ui/small-table.tsx';

export function HealthPage() {
  const say = useWords();
  const asked = useAnswer<Health>('/health');
  return (
    <>
      <PageHeading>{say('health.many')}</PageHeading>
      <AskedFor asked={asked}>
        {(health) => (
          <>
            <Alert
              severity={health.well ? 'success' : 'error'}
              sx={{ mb: 2 }}
              data-well={health.well}
            >
              {say(health.well ? 'health.well' : 'health.notWell')}
            </Alert>
            <Panels>
              <Invariants invariants={health.invariants} onChecked={asked.ask} />
              <Program health={health} />
              <Mails mail={health.mail} />
              <Queues queues={health.queues} />
            </Panels>
          </>
        )}
      </AskedFor>
    </>
  );
}

function Invariants({
  invariants,
  onChecked,
}: {
  invariants: Health['invariants'];
  onChecked: () => Promise<void>;
}) {
  const say = useWords();
  const notify = useNotify();
  const { moment } = useFormats();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      await api<IntegrityCheckRun>('POST', '/health/invariants');
      await onChecked();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  const { last, nightly } = invariants;
  return (
    <Panel
      title={say('health.invariants')}
      wide
      aside={
        <Button variant="contained" size="small" disabled={busy} onClick={() => void check()}>
          {say(busy ? 'health.checking' : 'health.check')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {say('health.integrityChecksHelp')}
      </Typography>
      {last === null ? (
        <Typography>{say('health.neverChecked')}</Typography>
      ) : (
        <Typography data-broken={last.broken.length}>
          {say(last.broken.length === 0 ? 'health.allHold' : 'health.someBroken', {
            n: last.checked,
            broken: last.broken.length,
          })}{' '}
          {moment(last.at)}
        </Typography>
      )}
      {last === null || last.broken.length === 0 ? null : (
        <SmallTable
          label={say('health.invariants')}
          head={[say('health.broken'), say('health.rows')]}
          rows={last.broken.map(({ name, rows }) => [<Ltr key={name}>{name}</Ltr>, rows])}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {nightly === null
          ? say('health.neverNightly')
          : say('health.nightly', { at: moment(nightly.at), broken: nightly.broken.length })}
      </Typography>
    </Panel>
  );
}

function Program({ health: { database, disk, program } }: { health: Health }) {
  const say = useWords();
  const { measure, moment, number } = useFormats();
  const megabytes = (bytes: number): ReactNode => (
    <bdi>{measure(Math.round(bytes / 1_000_000), 'megabyte')}</bdi>
  );
  // A disk that is nearly full has megabytes left.
  const diskSize = (bytes: number): string =>
    bytes < 10_000_000_000
      ? measure(Math.round(bytes / 1_000_000), 'megabyte')
      : measure(Math.round(bytes / 1_000_000_000), 'gigabyte');
  return (
    <Panel title={say('health.database')}>
      <Facts
        facts={[
          [say('health.version'), <Ltr key="v">{`PostgreSQL ${database.version}`}</Ltr>],
          [say('health.size'), megabytes(database.bytes)],
          [
            say('health.connections'),
            <Ltr key="c">{`${number(database.connections)} / ${number(database.connectionsMost)}`}</Ltr>,
          ],
          [
            say('health.answers'),
            <bdi key="a">{measure(database.answersInMs, 'millisecond')}</bdi>,
          ],
          [say('health.feedLag'), <bdi key="f">{measure(database.feedLagSeconds, 'second')}</bdi>],
          [
            say('health.disk'),
            disk === null ? (
              say('health.unknown')
            ) : (
              <bdi key="d">{`${diskSize(disk.freeBytes)} / ${diskSize(disk.totalBytes)}`}</bdi>
            ),
          ],
          [say('health.program'), <Ltr key="p">{`Node ${program.node}`}</Ltr>],
          [say('health.memory'), megabytes(program.memoryBytes)],
          [say('health.startedAt'), moment(program.startedAt)],
        ]}
      />
    </Panel>
  );
}

function Mails({ mail }: { mail: Health['mail'] }) {
  const say = useWords();
  const { number, moment } = useFormats();
  return (
    <Panel
      title={say('health.mail')}
      aside={
        <MuiLink component={Link} to="/mails">
          {say('dashboard.all')}
        </MuiLink>
      }
    >
      <Facts
        facts={[
          [say('health.mailWaiting'), number(mail.waiting)],
          [say('health.mailFailed'), number(mail.failed)],
          [say('health.mailKept'), number(mail.kept)],
          [say('health.mailSent'), number(mail.sent)],
          [say('health.mailLast'), mail.lastSentAt === null ? '–' : moment(mail.lastSentAt)],
        ]}
      />
    </Panel>
  );
}

function Queues({ queues }: { queues: Health['queues'] }) {
  const say = useWords();
  const { number, moment } = useFormats();
  return (
    <Panel
      title={say('health.jobs')}
      wide
      aside={
        <MuiLink component={Link} to="/jobs">
          {say('dashboard.all')}
        </MuiLink>
      }
    >
      <SmallTable
        label={say('health.jobs')}
        head={[
          say('jobs.queue'),
          say('health.waiting'),
          say('health.active'),
          say('health.failed'),
          say('health.lastDone'),
        ]}
        rows={queues.map((queue) => [
          <JobKind key={queue.name} queue={queue.name} />,
          number(queue.waiting),
          number(queue.active),
          number(queue.failed),
          queue.lastDoneAt === null ? '–' : moment(queue.lastDoneAt),
        ])}
      />
    </Panel>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'end' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
