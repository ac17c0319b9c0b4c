// Who changed what, when, from what to what?
import type { AuditEntry } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { DateInput, List, ReferenceInput, TextInput, useTranslate } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

export function AuditList() {
  const say = useWords();
  const translate = useTranslate();
  const { moment } = useFormats();
  const filters = [
    <ReferenceInput key="staffId" source="staffId" reference="colleagues" label={say('common.who')} alwaysOn />,
    <TextInput key="subject" source="subject" label={say('audit.subject')} />,
    <DateInput key="from" source="from" label={say('audit.from')} />,
    <DateInput key="to" source="to" label={say('audit.to')} />,
  ];
  return (
    <List
      filters={filters}
      actions={<ExportActions path="/exports/audit" />}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      exporter={false}
      title={translate('audit.many')}
    >
      <Rows<AuditEntry>
        opens={false}
        columns={[
          { source: 'at', label: 'common.when', render: (entry) => moment(entry.at) },
          { source: 'who', label: 'common.who', render: (entry) => <Name>{entry.who}</Name> },
          {
            source: 'subject',
            label: 'audit.subject',
            render: (entry) => (
              <Ltr>
                {entry.subject} {entry.subjectId}
              </Ltr>
            ),
          },
          { source: 'operation', label: 'audit.operation', render: (entry) => say(`audit.${entry.operation}`) },
          { source: 'before', label: 'audit.before', render: (entry) => <Columns of={entry.before} /> },
          { source: 'after', label: 'audit.after', render: (entry) => <Columns of={entry.after} /> },
        ]}
      />
    </List>
  );
}

/** Column and value, a line each; long ones are cut, the whole is in the title. */
function Columns({ of }: { of: Record<string, unknown> | null }) {
  if (of === null) return null;
  return (
    <Box component="ul" dir="ltr" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 360 }}>
      {Object.entries(of).map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return (
          <Typography
            key={name}
            component="li"
            variant="caption"
            title={text}
            sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {name}: {text.length > 120 ? `${text.slice(0, 120)}…` : text}
          </Typography>
        );
      })}
    </Box>
  );
}
