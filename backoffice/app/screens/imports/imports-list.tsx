// Import list with the state of each file.
import { IMPORT_KINDS, IMPORT_STATES, type ImportSummary } from '@millwright/contracts';
import { Chip } from '@mui/material';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { FirstRecord } from '../../ui/first-record.tsx';
import { Name } from '../../ui/isolated.tsx';

export const STATE_COLOURS = {
  uploading: 'default',
  uploaded: 'info',
  checking: 'info',
  checked: 'info',
  applying: 'info',
  applied: 'success',
  cancelled: 'warning',
  failed: 'error',
  undoing: 'info',
  undone: 'default',
} as const;

export function ImportsList() {
  const mayCreate = useMay('imports:write');
  return (
    <AdminList<ImportSummary>
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        choiceFilter('kind', 'imports.kind', IMPORT_KINDS, (id) => `imports.${id}`, {
          alwaysOn: true,
        }),
        choiceFilter('state', 'imports.state', IMPORT_STATES, (id) => `imports.${id}`),
      ]}
      mayCreate={mayCreate}
      createLabel="imports.new"
      empty={
        <FirstRecord sentence="imports.none" createLabel="imports.new" mayCreate={mayCreate} />
      }
      opens="show"
      columns={[
        { source: 'fileName', label: 'imports.file', render: (row) => <Name>{row.fileName}</Name> },
        {
          source: 'kind',
          label: 'imports.kind',
          render: (row, { say }) => say(`imports.${row.kind}`),
        },
        {
          source: 'state',
          label: 'imports.state',
          render: (row, { say }) => (
            <Chip
              size="small"
              color={STATE_COLOURS[row.state]}
              label={say(`imports.${row.state}`)}
            />
          ),
        },
        {
          source: 'rows',
          label: 'imports.rows',
          end: true,
          render: (row, { number }) => number(row.rows.total),
        },
        {
          source: 'faulty',
          label: 'imports.faultyRows',
          end: true,
          render: (row, { number }) => number(row.rows.faulty),
        },
        {
          source: 'createdAt',
          label: 'common.when',
          sortable: true,
          render: (row, { moment }) => moment(row.createdAt),
        },
      ]}
    />
  );
}
