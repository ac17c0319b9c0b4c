// How is a category named, and where does it stand? Names in three languages, a url segment, a parent; addresses of the whole branch follow.
import type { CategoryDesk } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { AutocompleteInput, Create, Edit, ReferenceInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { DeskToolbar, EditableSet, useMayEdit } from './may-edit.tsx';
import { categoryText } from './product-inputs.tsx';
import { RecordHistory } from './record-history.tsx';

const toInput = ({ names, descriptions, slug, parentId }: CategoryDesk) => ({
  names: filledTexts(names, ''),
  descriptions: filledTexts(descriptions, ''),
  slug: slug ?? '',
  parentId: parentId ?? null,
});

export function CategoryCreate() {
  const may = useMayEdit();
  return (
    <Create redirect="list" transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />} warnWhenUnsavedChanges={may}>
        <EditableSet>
          <CategoryInputs />
        </EditableSet>
      </SimpleForm>
    </Create>
  );
}

export function CategoryEdit() {
  const may = useMayEdit();
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={toInput}>
      <SimpleForm toolbar={<DeskToolbar />} warnWhenUnsavedChanges={may}>
        <EditableSet>
          <CategoryInputs />
        </EditableSet>
      </SimpleForm>
      <History />
    </Edit>
  );
}

function CategoryInputs() {
  const say = useWords();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <LanguageInputs source="descriptions" label="products.description" rows={3} />
      <ReferenceInput source="parentId" reference="categories" sort={{ field: 'tree', order: 'ASC' }} perPage={50}>
        <AutocompleteInput label={say('categories.parent')} helperText={say('categories.parentHelp')} optionText={categoryText} fullWidth />
      </ReferenceInput>
      <TextInput
        source="slug"
        label={say('products.slug')}
        helperText={say('categories.slugHelp')}
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
    </>
  );
}

function History() {
  const say = useWords();
  const category = useRecordContext<CategoryDesk>();
  if (category === undefined) return null;
  return (
    <Box sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('products.panel.history')}
      </Typography>
      <RecordHistory key={`${category.lineage} ${JSON.stringify(category.names)}`} subject="category" id={category.id} />
    </Box>
  );
}
