// Background job list with retry and removal.
import { type BackgroundJob, JOB_QUEUES, JOB_STATES } from '@millwright/contracts';
import { Button, Stack } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { JobKind } from '../../ui/kinds.tsx';

export function JobList() {
  return (
    <AdminList<BackgroundJob>
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      filters={[
        choiceFilter('state', 'jobs.state', JOB_STATES, (id) => `jobs.${id}`, { alwaysOn: true }),
        choiceFilter('queue', 'jobs.queue', JOB_QUEUES, (id) => `job.${id}`, { alwaysOn: true }),
      ]}
      exportPath="/exports/jobs"
      opens={false}
      columns={[
        { source: 'queue', label: 'jobs.queue', render: (job) => <JobKind queue={job.queue} /> },
        { source: 'state', label: 'jobs.state', render: (job) => <State state={job.state} /> },
        {
          source: 'createdAt',
          label: 'jobs.createdAt',
          sortable: true,
          render: (job, { moment }) => moment(job.createdAt),
        },
        {
          source: 'completedAt',
          label: 'jobs.completedAt',
          render: ({ completedAt }, { moment }) =>
            completedAt === null ? '–' : moment(completedAt),
        },
        {
          source: 'retryCount',
          label: 'jobs.tries',
          end: true,
          render: (job, { number }) => number(job.retryCount),
        },
        {
          source: 'data',
          label: 'jobs.data',
          render: (job) => (job.data === '{}' ? '–' : <Ltr mono>{job.data}</Ltr>),
        },
        {
          source: 'reason',
          label: 'jobs.reason',
          render: (job) => (job.reason === '' ? '–' : <Ltr>{job.reason}</Ltr>),
        },
        { source: 'id', label: 'rates.actions', render: (job) => <JobActions job={job} /> },
      ]}
    />
  );
}

function State({ state }: { state: BackgroundJob['state'] }) {
  const say = useWords();
  const color =
    state === 'failed'
      ? 'error'
      : state === 'completed'
        ? 'success'
        : state === 'active'
          ? 'info'
          : 'default';
  return <StateChip color={color} label={say(`jobs.${state}`)} />;
}

function JobActions({ job }: { job: BackgroundJob }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay('system:write');
  if (!may) return null;
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
