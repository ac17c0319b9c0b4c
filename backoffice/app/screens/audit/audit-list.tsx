// Log of changes: who changed what, when, from what to what; columns and values in words, the record by its number and with a link.
import type { AuditEntry } from '@millwright/contracts';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { isSilent, wordOfValue } from '../../ui/audited-columns.ts';
import { columnText } from '../../ui/column-words.ts';
import { dayFilter, textFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { auditColumn, auditValue } from './audit-values.ts';
import { WhoFilter, WhoName } from './who.tsx';

export function AuditList() {
  return (
    <AdminList<AuditEntry>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      filters={[
        <WhoFilter key="who" source="who" alwaysOn />,
        textFilter('subject', 'audit.subject'),
        dayFilter('from', 'audit.from'),
        dayFilter('to', 'audit.to'),
      ]}
      exportPath="/exports/audit"
      opens={false}
      columns={[
        { source: 'at', label: 'common.when', render: (entry, { moment }) => moment(entry.at) },
        { source: 'who', label: 'common.who', render: (entry) => <WhoName who={entry.who} /> },
        { source: 'subject', label: 'audit.subject', render: (entry) => <Subject entry={entry} /> },
        {
          source: 'operation',
          label: 'audit.operation',
          render: (entry, { say }) => say(`audit.${entry.operation}`),
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

/** Subjects of the log, in words; those that have a screen of their own lead there. */
const SUBJECTS: Readonly<Record<string, { word: WordKey; screen?: string; opens?: 'show' }>> = {
  product: { word: 'products.one', screen: 'products' },
  category: { word: 'categories.one', screen: 'categories' },
  manufacturer: { word: 'manufacturers.one', screen: 'manufacturers' },
  order: { word: 'orders.one', screen: 'orders', opens: 'show' },
  customer: { word: 'orders.customer', screen: 'customers', opens: 'show' },
  staff: { word: 'staff.one', screen: 'staff' },
  'api-client': { word: 'apiClients.one', screen: 'api-clients' },
  'lexicon-entry': { word: 'lexicon.one', screen: 'lexicon' },
  attribute: { word: 'attributes.one', screen: 'attributes' },
  industry: { word: 'industries.one', screen: 'industries' },
  negotiation: { word: 'negotiations.one', screen: 'negotiations', opens: 'show' },
  quote: { word: 'quotes.one', screen: 'quotes' },
  lead: { word: 'audit.of.lead', screen: 'leads', opens: 'show' },
  lot: { word: 'audit.of.lot', screen: 'lots' },
  webhook: { word: 'webhooks.one', screen: 'webhooks', opens: 'show' },
  seller: { word: 'sellers.one' },
  'staff-role': { word: 'roles.one', screen: 'staff-roles' },
  'price-change': { word: 'priceChanges.one' },
  backup: { word: 'audit.of.backup' },
  banner: { word: 'audit.of.banner' },
  client: { word: 'audit.of.client' },
  export: { word: 'audit.of.export' },
  family: { word: 'audit.of.family' },
  feature: { word: 'audit.of.feature' },
  job: { word: 'audit.of.job' },
  'lot-category': { word: 'audit.of.lot-category' },
  mail: { word: 'audit.of.mail' },
  'mail-template': { word: 'audit.of.mail-template' },
  need: { word: 'audit.of.need' },
  newsletter: { word: 'audit.of.newsletter' },
  page: { word: 'audit.of.page' },
  post: { word: 'audit.of.post' },
  rates: { word: 'audit.of.rates' },
  review: { word: 'audit.of.review' },
  search: { word: 'audit.of.search' },
  settings: { word: 'audit.of.settings' },
  'sign-in': { word: 'audit.of.sign-in' },
  'stock-location': { word: 'audit.of.stock-location' },
  stocktake: { word: 'audit.of.stocktake' },
  synonym: { word: 'audit.of.synonym' },
};

function Subject({ entry: { subject, subjectId, subjectName } }: { entry: AuditEntry }) {
  const say = useWords();
  const path = useCreatePath();
  const { word, screen, opens = 'edit' } = SUBJECTS[subject] ?? {};
  const name = <Ltr mono>{subjectName ?? subjectId}</Ltr>;
  return (
    <>
      {word === undefined ? <Ltr>{subject}</Ltr> : say(word)}{' '}
      {screen === undefined || !/^[0-9]+$/.test(subjectId) ? (
        name
      ) : (
        <MuiLink component={Link} to={path({ resource: screen, id: subjectId, type: opens })}>
          {name}
        </MuiLink>
      )}
    </>
  );
}

/** Column and value, a line each; long ones are cut, the whole is in the title. */
function Columns({
  entry: { table, subject },
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
    const word = typeof value === 'string' ? wordOfValue(table, name, value) : undefined;
    if (word !== undefined) return say(word);
    return auditValue(name, value, formats);
  };
  const shown = Object.entries(of).filter(([name]) => !isSilent(table, name, subject));
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 360 }}>
      {shown.map(([name, value]) => {
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
