// Who sells here, on which commission and terms?
import type { Seller } from '@millwright/contracts';
import {
  BooleanInput,
  Edit,
  List,
  NumberInput,
  required,
  SaveButton,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  usePermissions,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless } from '../../ui/views.tsx';

export function SellerList() {
  const say = useWords();
  const { day } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="active"
      source="active"
      label={say('sellers.active')}
      choices={[
        { id: 'true', name: say('common.yes') },
        { id: 'false', name: say('common.no') },
      ]}
      translateChoice={false}
    />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: 'company', order: 'ASC' }}
      perPage={25}
      exporter={false}
      empty={false}
      actions={<ExportActions path="/exports/sellers" />}
    >
      <Unless empty="sellers.none">
        <Rows<Seller>
          columns={[
            { source: 'company', label: 'leads.company', sortable: true, render: (seller) => <Name>{seller.company}</Name> },
            { source: 'contact', label: 'sellers.contact', render: (seller) => <Name>{seller.contact}</Name> },
            { source: 'email', label: 'leads.email', render: (seller) => <Ltr>{seller.email}</Ltr> },
            {
              source: 'commissionBasisPoints',
              label: 'sellers.commission',
              end: true,
              render: (seller) => <Ltr>{seller.commissionBasisPoints / 100} %</Ltr>,
            },
            { source: 'active', label: 'sellers.active', render: (seller) => say(seller.active ? 'common.yes' : 'common.no') },
            { source: 'createdAt', label: 'sellers.since', sortable: true, render: (seller) => day(seller.createdAt) },
          ]}
        />
      </Unless>
    </List>
  );
}

export function SellerEdit() {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  const isReadOnly = !mayI(permissions, 'leads:write');
  return (
    <Edit
      mutationMode="pessimistic"
      transform={({ company, contact, email, phone, commissionBasisPoints, terms, active, changedAt }: Seller) => ({
        ...{ company, contact: contact ?? '', email, phone: phone ?? '', commissionBasisPoints, terms: terms ?? '', active, changedAt },
      })}
    >
      <SimpleForm
        toolbar={
          isReadOnly ? (
            false
          ) : (
            <Toolbar>
              <SaveButton />
            </Toolbar>
          )
        }
      >
        <TextInput source="company" label={say('leads.company')} validate={required()} readOnly={isReadOnly} fullWidth />
        <TextInput source="contact" label={say('sellers.contact')} readOnly={isReadOnly} fullWidth />
        <TextInput
          source="email"
          label={say('leads.email')}
          validate={required()}
          readOnly={isReadOnly}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          fullWidth
        />
        <TextInput source="phone" label={say('leads.phone')} readOnly={isReadOnly} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <NumberInput
          source="commissionBasisPoints"
          label={say('sellers.commission')}
          format={(points?: number) => (points === undefined ? '' : points / 100)}
          parse={(percent) => Math.round(Number(percent) * 100)}
          min={0}
          max={50}
          step={0.25}
          readOnly={isReadOnly}
        />
        <TextInput source="terms" label={say('sellers.terms')} multiline minRows={4} readOnly={isReadOnly} fullWidth />
        <BooleanInput source="active" label={say('sellers.active')} readOnly={isReadOnly} />
      </SimpleForm>
    </Edit>
  );
}
