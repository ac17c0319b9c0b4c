// Manufacturers: name, country, and how many products they have; one without products can be removed.
import type { AdminManufacturer } from '@millwright/contracts';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import { DeleteButton, required, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { CountryInput } from '../../ui/country-input.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { SlugInput } from './entry-inputs.tsx';
import { CATALOGUE_FORM } from './may-edit.tsx';
import { HistorySection } from './record-history.tsx';

export const MANUFACTURERS = crudScreen<AdminManufacturer>({
  name: 'manufacturers',
  right: 'catalogue:read',
  writeRight: 'catalogue:write',
  group: 'catalogue',
  label: 'manufacturers.many',
  icon: FactoryIcon,
  represent: ({ name }: AdminManufacturer) => name,
  list: {
    sort: { field: 'name', order: 'ASC' },
    search: true,
    columns: [
      {
        source: 'name',
        label: 'products.name',
        sortable: true,
        render: ({ name }) => <Name>{name}</Name>,
      },
      {
        source: 'country',
        label: 'manufacturers.country',
        sortable: true,
        render: ({ country }) => <Ltr>{country}</Ltr>,
      },
      { source: 'slug', label: 'products.slug', render: ({ slug }) => <Ltr mono>{slug}</Ltr> },
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
    toInput: ({ name, slug, country }) => ({ name, slug: slug ?? '', country }),
    buttons: <Remove />,
    below: ({ record }) => (
      <HistorySection key={JSON.stringify(record)} subject="manufacturer" id={record.id} />
    ),
  },
});

function Remove() {
  const say = useWords();
  return <DeleteButton mutationMode="pessimistic" confirmTitle={say('catalogue.remove')} />;
}

function Inputs() {
  const say = useWords();
  return (
    <>
      <TextInput source="name" label={say('products.name')} validate={required()} fullWidth />
      <CountryInput source="country" label={say('manufacturers.country')} />
      <SlugInput />
    </>
  );
}
