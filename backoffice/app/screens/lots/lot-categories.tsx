// Categories of lots: names in three languages, in the order of the shop; one without lots can be removed.
import type { AdminLotCategory } from '@millwright/contracts';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput, SlugInput } from '../catalogue/entry-inputs.tsx';
import { filledTexts, LanguageInputs } from '../catalogue/language-inputs.tsx';
import { CATALOGUE_FORM, useMayEdit } from '../catalogue/may-edit.tsx';

export const LOT_CATEGORIES = crudScreen<AdminLotCategory>({
  name: 'lot-categories',
  right: 'lots:read',
  writeRight: 'lots:write',
  group: 'catalogue',
  label: 'lotCategories.many',
  icon: CategoryIcon,
  represent: ({ name }: AdminLotCategory) => name,
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
        source: 'lots',
        label: 'lots.many',
        end: true,
        render: ({ lots }, { number }) => number(lots),
      },
      {
        source: 'offered',
        label: 'lots.state.offered',
        end: true,
        render: ({ offered }, { number }) => number(offered),
      },
    ],
  },
  form: {
    ...CATALOGUE_FORM,
    inputs: Inputs,
    toInput: ({ names, slug, image, position }) => ({
      names: filledTexts(names, ''),
      slug: slug ?? '',
      image: image ?? '',
      position,
    }),
    defaults: { position: 0, image: '' },
    afterUpdate: 'list',
    buttons: <Remove />,
  },
});

function Remove() {
  const category = useRecordContext<AdminLotCategory>();
  return category === undefined || category.lots > 0 ? null : (
    <DeleteWithConfirmButton mutationMode="pessimistic" />
  );
}

function Inputs() {
  const may = useMayEdit();
  return (
    <>
      <LanguageInputs source="names" label="products.name" isRequired />
      <SlugInput />
      <PositionInput />
      <PictureInput source="image" to="/lot-pictures" disabled={!may} />
    </>
  );
}
