// Log of changes: who changed what, when, from what to what; columns and values in words, the record by its number and with a link.
import type { AuditEntry } from '@millwright/contracts';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { ReferenceInput, useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { columnText } from '../../ui/column-words.ts';
import { dayFilter, textFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { auditColumn, auditValue } from './audit-values.ts';

export function AuditList() {
  const say = useWords();
  return (
    <AdminList<AuditEntry>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      filters={[
        <ReferenceInput
          key="staffId"
          source="staffId"
          reference="colleagues"
          label={say('common.who')}
          alwaysOn
        />,
        textFilter('subject', 'audit.subject'),
        dayFilter('from', 'audit.from'),
        dayFilter('to', 'audit.to'),
      ]}
      exportPath="/exports/audit"
      opens={false}
      columns={[
        { source: 'at', label: 'common.when', render: (entry, { moment }) => moment(entry.at) },
        { source: 'who', label: 'common.who', render: (entry) => <Name>{entry.who}</Name> },
        { source: 'subject', label: 'audit.subject', render: (entry) => <Subject entry={entry} /> },
        {
          source: 'operation',
          label: 'audit.operation',
          render: (entry) => say(`audit.${entry.operation}`),
        },
        {
          source: 'before',
          label: 'audit.before',
          render: (entry) => <Columns entry={entry} of={entry.before} />,
        },
        {
          source: 'after',
          label: 'audit.after',
          render: (entry) => <Columns entry={entry} of={entry.after} />,
        },
      ]}
    />
  );
}

/** Subjects of the log that have a screen of their own. */
const SCREENS: Readonly<Record<string, { word: WordKey; screen: string; opens?: 'show' }>> = {
  product: { word: 'products.one', screen: 'products' },
  category: { word: 'categories.one', screen: 'categories' },
  manufacturer: { word: 'manufacturers.one', screen: 'manufacturers' },
  order: { word: 'orders.one', screen: 'orders', opens: 'show' },
  customer: { word: 'orders.customer', screen: 'customers', opens: 'show' },
  staff: { word: 'staff.one', screen: 'staff' },
  'api-client': { word: 'apiClients.one', screen: 'api-clients' },
  'lexicon-entry': { word: 'lexicon.one', screen: 'lexicon' },
};

function Subject({ entry: { subject, subjectId, subjectName } }: { entry: AuditEntry }) {
  const say = useWords();
  const path = useCreatePath();
  const known = SCREENS[subject];
  if (known === undefined || !/^[0-9]+$/.test(subjectId))
    return (
      <Ltr>
        {subject} {subjectId}
      </Ltr>
    );
  return (
    <>
      {say(known.word)}{' '}
      <MuiLink
        component={Link}
        to={path({ resource: known.screen, id: subjectId, type: known.opens ?? 'edit' })}
      >
        <Ltr mono>{subjectName ?? subjectId}</Ltr>
      </MuiLink>
    </>
  );
}

/** Column and value, a line each; long ones are cut, the whole is in the title. */
function Columns({
  entry: { table },
  of,
}: {
  entry: AuditEntry;
  of: Record<string, unknown> | null;
}) {
  const say = useWords();
  const formats = useFormats();
  if (of === null) return null;
  const said = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return say(value ? 'common.yes' : 'common.no');
    return auditValue(name, value, formats);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 360 }}>
      {Object.entries(of).map(([name, value]) => {
        const text = said(name, value);
        return (
          <Typography
            key={name}
            component="li"
            variant="caption"
            title={text}
            sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {columnText(table, name, say) ?? auditColumn(name)}:{' '}
            <Name>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</Name>
          </Typography>
        );
      })}
    </Box>
  );
}
