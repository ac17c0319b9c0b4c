// For whom is what we sell? Industries in three languages with a picture, and the products that belong to them, one by one or by category.
import type { IndustryDesk } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { Create, Edit, List, NumberInput, required, SearchInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { Rows } from '../../ui/rows.tsx';
import { IndustryMembers } from './industry-members.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { DeskToolbar, EditableSet, ListActions, useMayEdit } from './may-edit.tsx';
import { Fields } from './product-inputs.tsx';
import { RecordHistory } from './record-history.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];
const toInput = ({ names, descriptions, slug, image, position }: IndustryDesk) => ({
  names: filledTexts(names, ''),
  descriptions: filledTexts(descriptions, ''),
  slug: slug ?? '',
  image: image ?? '',
  position,
});

export function IndustryList() {
  const say = useWords();
  const { number } = useFormats();
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={<ListActions />}
      title={say('industries.many')}
    >
      <Rows<IndustryDesk>
        columns={[
          { source: 'name', label: 'products.name', render: (row) => <Name>{row.name}</Name> },
          { source: 'slug', label: 'products.slug', render: (row) => <Ltr mono>{row.slug}</Ltr> },
          { source: 'position', label: 'attributes.position', end: true, render: (row) => number(row.position) },
          { source: 'products', label: 'products.many', end: true, render: (row) => number(row.products) },
        ]}
      />
    </List>
  );
}

export function IndustryCreate() {
  return (
    <Create redirect="edit" transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ position: 0, image: '' }}>
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
    </Create>
  );
}

export function IndustryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />}>
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
      <Members />
    </Edit>
  );
}

function Inputs() {
  const say = useWords();
  const may = useMayEdit();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <LanguageInputs source="descriptions" label="products.description" rows={3} />
      <Fields>
        <TextInput
          source="slug"
          label={say('products.slug')}
          helperText={say('catalogue.slugHelp')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <NumberInput
          source="position"
          label={say('attributes.position')}
          helperText={say('attributes.positionHelp')}
          min={0}
          step={1}
          validate={required()}
        />
      </Fields>
      <PictureInput source="image" to="/industry-pictures" disabled={!may} />
    </>
  );
}

function Members() {
  const say = useWords();
  const industry = useRecordContext<IndustryDesk>();
  if (industry === undefined) return null;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
      <IndustryMembers industry={industry} />
      <Box component="section">
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {say('products.panel.history')}
        </Typography>
        <RecordHistory key={JSON.stringify(industry)} subject="industry" id={industry.id} />
      </Box>
    </Box>
  );
}
