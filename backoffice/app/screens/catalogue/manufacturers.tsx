// Who makes what is sold? Makers with their country and how many products they have.
import type { ManufacturerDesk } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { Create, DeleteButton, Edit, List, required, SearchInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { CountryInput } from '../../ui/country-input.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { DeskToolbar, EditableSet, ListActions } from './may-edit.tsx';
import { RecordHistory } from './record-history.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];
const toInput = ({ name, slug, country }: ManufacturerDesk) => ({ name, slug: slug ?? '', country });

export function ManufacturerList() {
  const say = useWords();
  const { number } = useFormats();
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      exporter={false}
      actions={<ListActions />}
      title={say('manufacturers.many')}
    >
      <Rows<ManufacturerDesk>
        columns={[
          { source: 'name', label: 'products.name', sortable: true, render: (row) => <Name>{row.name}</Name> },
          { source: 'country', label: 'manufacturers.country', sortable: true, render: (row) => <Ltr>{row.country}</Ltr> },
          { source: 'slug', label: 'products.slug', render: (row) => <Ltr mono>{row.slug}</Ltr> },
          { source: 'products', label: 'products.many', end: true, render: (row) => number(row.products) },
        ]}
      />
    </List>
  );
}

export function ManufacturerCreate() {
  return (
    <Create redirect="list" transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />}>
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
    </Create>
  );
}

export function ManufacturerEdit() {
  const say = useWords();
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={toInput}>
      <SimpleForm
        toolbar={
          <DeskToolbar>
            <DeleteButton mutationMode="pessimistic" confirmTitle={say('catalogue.remove')} />
          </DeskToolbar>
        }
      >
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
      <History />
    </Edit>
  );
}

function Inputs() {
  const say = useWords();
  const ltr = { htmlInput: { dir: 'ltr' } };
  return (
    <>
      <TextInput source="name" label={say('products.name')} validate={required()} fullWidth />
      <CountryInput source="country" label={say('manufacturers.country')} />
      <TextInput source="slug" label={say('products.slug')} helperText={say('catalogue.slugHelp')} fullWidth slotProps={ltr} />
    </>
  );
}

function History() {
  const say = useWords();
  const maker = useRecordContext<ManufacturerDesk>();
  if (maker === undefined) return null;
  return (
    <Box sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('products.panel.history')}
      </Typography>
      <RecordHistory key={`${maker.name} ${maker.slug} ${maker.country}`} subject="manufacturer" id={maker.id} />
    </Box>
  );
}
