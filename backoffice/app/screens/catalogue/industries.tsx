// Industries: names in three languages, a picture, and the products that belong to them, one by one or by category.
import type { AdminIndustry } from '@millwright/contracts';
import IndustryIcon from '@mui/icons-material/DomainOutlined';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput, SlugInput } from './entry-inputs.tsx';
import { IndustryMembers } from './industry-members.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { CATALOGUE_FORM, useMayEdit } from './may-edit.tsx';
import { Fields } from './product-inputs.tsx';
import { HistorySection } from './record-history.tsx';

export const INDUSTRIES = crudScreen<AdminIndustry>({
  name: 'industries',
  right: 'catalogue:read',
  writeRight: 'catalogue:write',
  group: 'catalogue',
  label: 'industries.many',
  icon: IndustryIcon,
  represent: ({ name }: AdminIndustry) => name,
  list: {
    sort: { field: 'position', order: 'ASC' },
    perPage: 50,
    search: true,
    columns: [
      { source: 'name', label: 'products.name', render: ({ name }) => <Name>{name}</Name> },
      { source: 'slug', label: 'products.slug', render: ({ slug }) => <Ltr mono>{slug}</Ltr> },
      {
        source: 'position',
        label: 'attributes.position',
        end: true,
        render: ({ position }, { number }) => number(position),
      },
      {
        source: 'products',
        label: 'products.many',
        end: true,
        render: ({ products }, { number }) => number(products),
      },
    ],
  },
  form: {
    ...CATALOGUE_FORM,
    inputs: Inputs,
    toInput: ({ names, descriptions, slug, image, position }) => ({
      names: filledTexts(names, ''),
      descriptions: filledTexts(descriptions, ''),
      slug: slug ?? '',
      image: image ?? '',
      position,
    }),
    defaults: { position: 0, image: '' },
    afterCreate: 'edit',
    below: ({ record }) => (
      <>
        <IndustryMembers industry={record} />
        <HistorySection key={JSON.stringify(record)} subject="industry" id={record.id} />
      </>
    ),
  },
});

function Inputs() {
  const may = useMayEdit();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <LanguageInputs source="descriptions" label="products.description" rows={3} />
      <Fields>
        <SlugInput />
        <PositionInput />
      </Fields>
      <PictureInput source="image" to="/industry-pictures" disabled={!may} />
    </>
  );
}
