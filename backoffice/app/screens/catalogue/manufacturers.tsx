// Manufacturers: name, country, what their pages show, and how many products they have; one without products can be removed.
import type { AdminManufacturer } from '@millwright/contracts';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import { DeleteButton, required, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { CountryInput } from '../../ui/country-input.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { SlugInput } from './entry-inputs.tsx';
import { filledTexts, LanguageInputs } from './language-inputs.tsx';
import { CATALOGUE_FORM, useMayEdit } from './may-edit.tsx';
import { HistorySection } from './record-history.tsx';

/** As empty inputs hold it; a form without them would count as changed. */
const NO_TEXTS = { en: null, ru: null, ar: null };

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
        render: (row, { country }) => country(row.country),
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
    toInput: ({ name, slug, country, descriptions, logo, logoAlts, website }) => ({
      name,
      slug: slug ?? '',
      country: country ?? '',
      descriptions: filledTexts(descriptions, ''),
      logo: logo ?? '',
      logoAlts: filledTexts(logoAlts, ''),
      website: website ?? '',
    }),
    defaults: { logo: '', descriptions: NO_TEXTS, logoAlts: NO_TEXTS },
    buttons: <DeleteButton mutationMode="pessimistic" />,
    below: ({ record }) => (
      <HistorySection key={JSON.stringify(record)} subject="manufacturer" id={record.id} />
    ),
  },
});

function Inputs() {
  const say = useWords();
  const may = useMayEdit();
  return (
    <>
      <TextInput source="name" label={say('products.name')} validate={required()} fullWidth />
      <CountryInput source="country" label={say('manufacturers.country')} />
      <SlugInput />
      <LanguageInputs source="descriptions" label="manufacturers.text" rows={3} />
      <PictureInput
        source="logo"
        to="/industry-pictures"
        label="manufacturers.logo"
        disabled={!may}
        mayClear
      />
      <LanguageInputs source="logoAlts" label="manufacturers.logoAlt" />
      <TextInput
        source="website"
        label={say('manufacturers.website')}
        helperText={say('manufacturers.websiteHelp')}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
        fullWidth
      />
    </>
  );
}
