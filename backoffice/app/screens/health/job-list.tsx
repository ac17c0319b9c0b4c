// Which background jobs are there, and what can be done with those that failed?
import { type BackgroundJob, JOB_QUEUES, JOB_STATES } from '@millwright/contracts';
import { Button, Chip, Stack } from '@mui/material';
import { List, SelectInput, useNotify, usePermissions, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { JobKind } from '../../ui/kinds.tsx';
import { Rows } from '../../ui/rows.tsx';

export function JobList() {
  const say = useWords();
  const { moment, number } = useFormats();
  const filters = [
    <SelectInput
      key="state"
      source="state"
      label={say('jobs.state')}
      choices={JOB_STATES.map((id) => ({ id, name: say(`jobs.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="queue"
      source="queue"
      label={say('jobs.queue')}
      choices={JOB_QUEUES.map((id) => ({ id, name: say(`job.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <List
      filters={filters}
      actions={<ExportActions path="/exports/jobs" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      exporter={false}
    >
      <Rows<BackgroundJob>
        opens={false}
        columns={[
          { source: 'queue', label: 'jobs.queue', render: (job) => <JobKind queue={job.queue} /> },
          { source: 'state', label: 'jobs.state', render: (job) => <State state={job.state} /> },
          { source: 'createdAt', label: 'jobs.createdAt', sortable: true, render: (job) => moment(job.createdAt) },
          { source: 'completedAt', label: 'jobs.completedAt', render: (job) => (job.completedAt === null ? '–' : moment(job.completedAt)) },
          { source: 'retryCount', label: 'jobs.tries', end: true, render: (job) => number(job.retryCount) },
          { source: 'data', label: 'jobs.data', render: (job) => (job.data === '{}' ? '–' : <Ltr mono>{job.data}</Ltr>) },
          { source: 'reason', label: 'jobs.reason', render: (job) => (job.reason === '' ? '–' : <Ltr>{job.reason}</Ltr>) },
          { source: 'id', label: 'rates.actions', render: (job) => <JobActions job={job} /> },
        ]}
      />
    </List>
  );
}

function State({ state }: { state: BackgroundJob['state'] }) {
  const say = useWords();
  const color = state === 'failed' ? 'error' : state === 'completed' ? 'success' : state === 'active' ? 'info' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={say(`jobs.${state}`)} />;
}

function JobActions({ job }: { job: BackgroundJob }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions } = usePermissions<string[]>();
  if (!mayI(permissions, 'system:write')) return null;
  const act = async (action: 'retry' | 'cancel'): Promise<void> => {
    try {
      await api('POST', `/jobs/${job.queue}/${job.id}/${action}`);
      notify(say(action === 'retry' ? 'jobs.retried' : 'jobs.cancelledNow'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  const waits = job.state === 'created' || job.state === 'retry';
  return (
    <Stack direction="row" spacing={0.5}>
      {waits || job.state === 'failed' || job.state === 'cancelled' ? (
        <Button size="small" onClick={() => void act('retry')}>
          {say(waits ? 'jobs.now' : 'jobs.again')}
        </Button>
      ) : null}
      {waits || job.state === 'active' ? (
        <Button size="small" color="error" onClick={() => void act('cancel')}>
          {say('jobs.cancel')}
        </Button>
      ) : null}
    </Stack>
  );
}
