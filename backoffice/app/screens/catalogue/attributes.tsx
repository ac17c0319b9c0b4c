// Which attributes can products have? With unit, place, names in three languages, and the values on offer.
import { ATTRIBUTE_KINDS, type AttributeDesk } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { Create, Edit, List, NumberInput, required, SearchInput, SelectInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { AttributeValues } from './attribute-values.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { DeskToolbar, EditableSet, ListActions } from './may-edit.tsx';
import { RecordHistory } from './record-history.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];
const toInput = ({ names, slug, unit, position }: AttributeDesk) => ({
  names: filledTexts(names, ''),
  slug: slug ?? '',
  unit: unit ?? null,
  position: position ?? 0,
});

export function AttributeList() {
  const say = useWords();
  const { number } = useFormats();
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={<ListActions />}
      title={say('attributes.many')}
    >
      <Rows<AttributeDesk>
        columns={[
          { source: 'name', label: 'products.name', sortable: true, render: (row) => <Name>{row.name}</Name> },
          { source: 'kind', label: 'attributes.kind', render: (row) => say(`attributes.kind.${row.kind}`) },
          { source: 'unit', label: 'attributes.unit', render: (row) => <Ltr>{row.unit ?? '–'}</Ltr> },
          { source: 'position', label: 'attributes.position', sortable: true, end: true, render: (row) => number(row.position) },
          { source: 'values', label: 'attributes.values', end: true, render: (row) => number(row.values) },
        ]}
      />
    </List>
  );
}

export function AttributeCreate() {
  return (
    <Create redirect="edit" transform={(form: AttributeDesk) => ({ ...toInput(form), kind: form.kind })}>
      <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ kind: 'text', position: 1 }}>
        <EditableSet>
          <KindInput />
          <Inputs />
        </EditableSet>
      </SimpleForm>
    </Create>
  );
}

export function AttributeEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />}>
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
      <BelowForm />
    </Edit>
  );
}

function KindInput() {
  const say = useWords();
  return (
    <SelectInput
      source="kind"
      label={say('attributes.kind')}
      helperText={say('attributes.kindHelp')}
      choices={ATTRIBUTE_KINDS.map((id) => ({ id, name: say(`attributes.kind.${id}`) }))}
      translateChoice={false}
      validate={required()}
    />
  );
}

function Inputs() {
  const say = useWords();
  const ltr = { htmlInput: { dir: 'ltr' } };
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextInput source="unit" label={say('attributes.unit')} helperText={say('attributes.unitHelp')} slotProps={ltr} />
        <NumberInput
          source="position"
          label={say('attributes.position')}
          helperText={say('attributes.positionHelp')}
          min={0}
          validate={required()}
        />
        <TextInput source="slug" label={say('products.slug')} helperText={say('catalogue.slugHelp')} slotProps={ltr} />
      </Box>
    </>
  );
}

function BelowForm() {
  const say = useWords();
  const attribute = useRecordContext<AttributeDesk>();
  if (attribute === undefined) return null;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <AttributeValues attribute={attribute} />
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('products.panel.history')}
      </Typography>
      <RecordHistory key={JSON.stringify(attribute)} subject="attribute" id={attribute.id} />
    </Box>
  );
}
