// Category form: names in three languages, a url segment, a parent; addresses of the whole branch follow.
import type { AdminCategory } from '@millwright/contracts';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { entryScreens } from '../../ui/crud-screen.tsx';
import { categoryText } from './category-text.ts';
import { SlugInput } from './entry-inputs.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { CATALOGUE_FORM } from './may-edit.tsx';
import { HistorySection } from './record-history.tsx';

export const CATEGORY_FORM = entryScreens<AdminCategory>('catalogue:write', {
  ...CATALOGUE_FORM,
  inputs: Inputs,
  toInput: ({ names, descriptions, slug, parentId }) => ({
    names: filledTexts(names, ''),
    descriptions: filledTexts(descriptions, ''),
    slug: slug ?? '',
    parentId: parentId ?? null,
  }),
  warns: true,
  below: ({ record }) => (
    <HistorySection
      key={`${record.lineage} ${JSON.stringify(record.names)}`}
      subject="category"
      id={record.id}
    />
  ),
});

function Inputs() {
  const say = useWords();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <LanguageInputs source="descriptions" label="products.description" rows={3} />
      <ReferenceInput
        source="parentId"
        reference="categories"
        sort={{ field: 'tree', order: 'ASC' }}
        perPage={50}
      >
        <AutocompleteInput
          label={say('categories.parent')}
          helperText={say('categories.parentHelp')}
          optionText={categoryText}
          fullWidth
        />
      </ReferenceInput>
      <SlugInput help="categories.slugHelp" />
    </>
  );
}
