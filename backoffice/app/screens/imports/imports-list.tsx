// Which files were imported, and how far is each?
import { IMPORT_KINDS, IMPORT_STATES, type ImportSummary } from '@millwright/contracts';
import { Box, Chip, Typography } from '@mui/material';
import { CreateButton, List, SelectInput, TopToolbar, usePermissions } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

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
  const say = useWords();
  const { moment, number } = useFormats();
  const filters = [
    <SelectInput
      key="kind"
      source="kind"
      label={say('imports.kind')}
      alwaysOn
      choices={IMPORT_KINDS.map((id) => ({ id, name: say(`imports.${id}`) }))}
      translateChoice={false}
    />,
    <SelectInput
      key="state"
      source="state"
      label={say('imports.state')}
      choices={IMPORT_STATES.map((id) => ({ id, name: say(`imports.${id}`) }))}
      translateChoice={false}
    />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
      title={say('imports.many')}
      actions={<Actions />}
      empty={<NoImports />}
    >
      <Rows<ImportSummary>
        opens="show"
        columns={[
          { source: 'fileName', label: 'imports.file', render: (row) => <Name>{row.fileName}</Name> },
          { source: 'kind', label: 'imports.kind', render: (row) => say(`imports.${row.kind}`) },
          {
            source: 'state',
            label: 'imports.state',
            render: (row) => <Chip size="small" color={STATE_COLOURS[row.state]} label={say(`imports.${row.state}`)} />,
          },
          { source: 'rows', label: 'imports.rows', end: true, render: (row) => number(row.rows.total) },
          { source: 'faulty', label: 'imports.faultyRows', end: true, render: (row) => number(row.rows.faulty) },
          { source: 'createdAt', label: 'common.when', sortable: true, render: (row) => moment(row.createdAt) },
        ]}
      />
    </List>
  );
}

function Actions() {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  return <TopToolbar>{mayI(permissions, 'imports:write') ? <CreateButton label={say('imports.new')} /> : null}</TopToolbar>;
}

function NoImports() {
  const say = useWords();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', p: 4, textAlign: 'center', width: '100%' }}>
      <Typography color="textSecondary">{say('imports.none')}</Typography>
      <Actions />
    </Box>
  );
}
