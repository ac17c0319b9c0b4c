// Lead list with owners and due dates.
import { type AdminLeadRow, LEAD_KINDS, LEAD_STATES } from '@millwright/contracts';
import { Chip } from '@mui/material';
import { FunctionField, ReferenceField, SelectInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import type { View } from '../../ui/views.tsx';
import { useColleagues } from './colleagues.tsx';

const VIEWS: readonly View[] = [
  { label: 'leads.view.open', filter: { open: true }, sort: { field: 'createdAt', order: 'DESC' } },
  {
    label: 'leads.view.mine',
    filter: { open: true, owner: 'me' },
    sort: { field: 'createdAt', order: 'DESC' },
  },
  {
    label: 'leads.view.nobody',
    filter: { open: true, owner: 'nobody' },
    sort: { field: 'createdAt', order: 'DESC' },
  },
  { label: 'leads.view.due', filter: { due: true }, sort: { field: 'remindAt', order: 'ASC' } },
  {
    label: 'leads.view.spam',
    filter: { state: 'spam' },
    sort: { field: 'createdAt', order: 'DESC' },
  },
  { label: 'leads.view.all', filter: {}, sort: { field: 'createdAt', order: 'DESC' } },
];

export function LeadList() {
  const say = useWords();
  const { active } = useColleagues();
  const owners = [
    { id: 'me', name: say('leads.me') },
    { id: 'nobody', name: say('leads.nobody') },
    ...active.map(({ id, name }) => ({ id: String(id), name })),
  ];
  return (
    <AdminList<AdminLeadRow>
      sort={{ field: 'createdAt', order: 'DESC' }}
      search
      filters={[
        choiceFilter('kind', 'leads.kind', LEAD_KINDS, (id) => `leads.kind.${id}`),
        choiceFilter('state', 'leads.state', LEAD_STATES, (id) => `leads.state.${id}`),
        <SelectInput
          key="owner"
          source="owner"
          label={say('leads.owner')}
          choices={owners}
          translateChoice={false}
        />,
        ...useCustomerFilter(),
      ]}
      filterDefaults={{ open: true }}
      exportPath="/exports/leads"
      views={VIEWS}
      empty="common.nothingFiltered"
      savedViews="leads"
      opens="show"
      columns={[
        {
          source: 'reference',
          label: 'leads.reference',
          render: (lead) => <Ltr mono>{lead.reference}</Ltr>,
        },
        {
          source: 'name',
          label: 'leads.from',
          render: (lead) => (
            <Name>
              {lead.isForgotten
                ? say('leads.forgotten')
                : [lead.name, lead.company].filter(Boolean).join(', ')}
            </Name>
          ),
        },
        { source: 'kind', label: 'leads.kind', render: (lead) => say(`leads.kind.${lead.kind}`) },
        {
          source: 'state',
          label: 'leads.state',
          render: (lead) => <LeadChip state={lead.state} />,
        },
        { source: 'ownerId', label: 'leads.owner', render: () => <OwnerName /> },
        {
          source: 'remindAt',
          label: 'leads.reminder',
          sortable: true,
          render: ({ remindAt, reminder, isDue }, { day }) =>
            remindAt === null ? null : (
              <Chip
                size="small"
                color={isDue ? 'warning' : 'default'}
                label={`${day(remindAt)}: ${reminder}`}
                sx={{ maxWidth: 220 }}
              />
            ),
        },
        {
          source: 'createdAt',
          label: 'leads.received',
          sortable: true,
          render: (lead, { moment }) => moment(lead.createdAt),
        },
      ]}
    />
  );
}

function OwnerName() {
  return (
    <ReferenceField source="ownerId" reference="colleagues" link={false} emptyText="–">
      <FunctionField render={(colleague: { name: string }) => <Name>{colleague.name}</Name>} />
    </ReferenceField>
  );
}

const COLOURS = {
  new: 'secondary',
  'in-progress': 'primary',
  answered: 'primary',
  won: 'success',
  lost: 'default',
  spam: 'default',
} as const;

export function LeadChip({ state }: { state: AdminLeadRow['state'] }) {
  const say = useWords();
  return <StateChip color={COLOURS[state]} label={say(`leads.state.${state}`)} />;
}
