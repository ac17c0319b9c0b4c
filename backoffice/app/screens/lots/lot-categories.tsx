// Into which categories are lots sorted? Named in three languages, in the order of the shop; an empty one can go.
import type { LotCategoryDesk } from '@millwright/contracts';
import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  List,
  NumberInput,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { Rows } from '../../ui/rows.tsx';
import { filledTexts, LanguageInputs } from '../catalogue/language-inputs.tsx';
import { DeskToolbar, EditableSet, ListActions, useMayEdit } from '../catalogue/may-edit.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];
const toInput = ({ names, slug, image, position }: LotCategoryDesk) => ({
  names: filledTexts(names, ''),
  slug: slug ?? '',
  image: image ?? '',
  position,
});

export function LotCategoryList() {
  const say = useWords();
  const { number } = useFormats();
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={<ListActions />}
      title={say('lotCategories.many')}
    >
      <Rows<LotCategoryDesk>
        columns={[
          { source: 'name', label: 'products.name', render: (row) => <Name>{row.name}</Name> },
          { source: 'slug', label: 'products.slug', render: (row) => <Ltr mono>{row.slug}</Ltr> },
          { source: 'position', label: 'attributes.position', end: true, render: (row) => number(row.position) },
          { source: 'lots', label: 'lots.many', end: true, render: (row) => number(row.lots) },
          { source: 'offered', label: 'lots.state.offered', end: true, render: (row) => number(row.offered) },
        ]}
      />
    </List>
  );
}

export function LotCategoryCreate() {
  return (
    <Create redirect="list" transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ position: 0, image: '' }}>
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
    </Create>
  );
}

export function LotCategoryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list" transform={toInput}>
      <SimpleForm
        toolbar={
          <DeskToolbar>
            <Remove />
          </DeskToolbar>
        }
      >
        <EditableSet>
          <Inputs />
        </EditableSet>
      </SimpleForm>
    </Edit>
  );
}

function Remove() {
  const category = useRecordContext<LotCategoryDesk>();
  return category === undefined || category.lots > 0 ? null : <DeleteWithConfirmButton mutationMode="pessimistic" />;
}

function Inputs() {
  const say = useWords();
  const may = useMayEdit();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
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
      <PictureInput source="image" to="/lot-pictures" disabled={!may} />
    </>
  );
}
