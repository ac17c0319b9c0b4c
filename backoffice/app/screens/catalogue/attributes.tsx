// Attributes of products: unit, position, names in three languages, and the values on offer; the kind of an attribute is fixed.
import { type AdminAttribute, ATTRIBUTE_KINDS } from '@millwright/contracts';
import TuneIcon from '@mui/icons-material/Tune';
import { Box } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { AttributeValues } from './attribute-values.tsx';
import { PositionInput, SlugInput } from './entry-inputs.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { CATALOGUE_FORM } from './may-edit.tsx';
import { HistorySection } from './record-history.tsx';

const toInput = ({ names, slug, unit, position }: AdminAttribute) => ({
  names: filledTexts(names, ''),
  slug: slug ?? '',
  unit: unit ?? null,
  position: position ?? 0,
});

export const ATTRIBUTES = crudScreen<AdminAttribute>({
  name: 'attributes',
  right: 'catalogue:read',
  writeRight: 'catalogue:write',
  group: 'catalogue',
  label: 'attributes.many',
  icon: TuneIcon,
  represent: ({ name }: AdminAttribute) => name,
  list: {
    sort: { field: 'position', order: 'ASC' },
    perPage: 50,
    search: true,
    columns: [
      {
        source: 'name',
        label: 'products.name',
        sortable: true,
        render: ({ name }) => <Name>{name}</Name>,
      },
      {
        source: 'kind',
        label: 'attributes.kind',
        render: ({ kind }, { say }) => say(`attributes.kind.${kind}`),
      },
      { source: 'unit', label: 'attributes.unit', render: ({ unit }) => <Ltr>{unit ?? '–'}</Ltr> },
      {
        source: 'position',
        label: 'attributes.position',
        sortable: true,
        end: true,
        render: ({ position }, { number }) => number(position),
      },
      {
        source: 'values',
        label: 'attributes.values',
        end: true,
        render: ({ values }, { number }) => number(values),
      },
    ],
  },
  form: {
    ...CATALOGUE_FORM,
    inputs: Inputs,
    toInput,
    toNewInput: (form) => ({ ...toInput(form), kind: form.kind }),
    defaults: { kind: 'text', position: 1 },
    afterCreate: 'edit',
    below: ({ record }) => (
      <>
        <AttributeValues attribute={record} />
        <HistorySection key={JSON.stringify(record)} subject="attribute" id={record.id} />
      </>
    ),
  },
});

function Inputs({ isNew }: { isNew: boolean }) {
  const say = useWords();
  return (
    <>
      {isNew ? (
        <SelectInput
          source="kind"
          label={say('attributes.kind')}
          helperText={say('attributes.kindHelp')}
          choices={ATTRIBUTE_KINDS.map((id) => ({ id, name: say(`attributes.kind.${id}`) }))}
          translateChoice={false}
          validate={required()}
        />
      ) : null}
      <LanguageInputs source="names" label="products.name" isRequired />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          source="unit"
          label={say('attributes.unit')}
          helperText={say('attributes.unitHelp')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <PositionInput />
        <SlugInput />
      </Box>
    </>
  );
}
