// Sellers: companies that sell here, with their commission and terms.
import type { Seller } from '@millwright/contracts';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { yesNoFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';

export const SELLERS = crudScreen<Seller>({
  name: 'sellers',
  right: 'leads:read',
  writeRight: 'leads:write',
  group: 'sales',
  label: 'sellers.many',
  icon: HandshakeIcon,
  represent: ({ company }: Seller) => company,
  list: {
    sort: { field: 'company', order: 'ASC' },
    search: true,
    filters: [yesNoFilter('active', 'sellers.active')],
    exportPath: '/exports/sellers',
    empty: 'sellers.none',
    columns: [
      {
        source: 'company',
        label: 'leads.company',
        sortable: true,
        render: ({ company }) => <Name>{company}</Name>,
      },
      {
        source: 'contact',
        label: 'sellers.contact',
        render: ({ contact }) => <Name>{contact}</Name>,
      },
      { source: 'email', label: 'leads.email', render: ({ email }) => <Ltr>{email}</Ltr> },
      {
        source: 'commissionBasisPoints',
        label: 'sellers.commission',
        end: true,
        render: ({ commissionBasisPoints }, { percent }) => (
          <Ltr>{percent(commissionBasisPoints)}</Ltr>
        ),
      },
      {
        source: 'active',
        label: 'sellers.active',
        render: ({ active }, { say }) => say(active ? 'common.yes' : 'common.no'),
      },
      {
        source: 'createdAt',
        label: 'sellers.since',
        sortable: true,
        render: ({ createdAt }, { day }) => day(createdAt),
      },
    ],
  },
  form: {
    inputs: Inputs,
    toInput: ({
      company,
      contact,
      email,
      phone,
      commissionBasisPoints,
      terms,
      active,
      changedAt,
    }) => ({
      ...{
        company,
        contact: contact ?? '',
        email,
        phone: phone ?? '',
        commissionBasisPoints,
        terms: terms ?? '',
        active,
        changedAt,
      },
    }),
    // Sellers begin as leads.
    defaults: false,
    afterUpdate: 'list',
  },
});

function Inputs() {
  const say = useWords();
  const ltr = { htmlInput: { dir: 'ltr' } };
  return (
    <>
      <TextInput source="company" label={say('leads.company')} validate={required()} fullWidth />
      <TextInput source="contact" label={say('sellers.contact')} fullWidth />
      <TextInput
        source="email"
        label={say('leads.email')}
        validate={required()}
        slotProps={ltr}
        fullWidth
      />
      <TextInput source="phone" label={say('leads.phone')} slotProps={ltr} />
      <NumberInput
        source="commissionBasisPoints"
        label={say('sellers.commission')}
        format={(points?: number) => (points === undefined ? '' : points / 100)}
        parse={(percent) => Math.round(Number(percent) * 100)}
        min={0}
        max={50}
        step={0.25}
      />
      <TextInput source="terms" label={say('sellers.terms')} multiline minRows={4} fullWidth />
      <BooleanInput source="active" label={say('sellers.active')} />
    </>
  );
}
