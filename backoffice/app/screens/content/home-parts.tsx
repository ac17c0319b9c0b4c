// Parts of the home page: slides and banners, features, clients, each in its order.
import type { ContentBanner, ContentClient, ContentFeature } from '@millwright/contracts';
import ClientIcon from '@mui/icons-material/HandshakeOutlined';
import FeatureIcon from '@mui/icons-material/StarBorderOutlined';
import SlideIcon from '@mui/icons-material/ViewCarouselOutlined';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { contentScreen, filled, PositionInput, useMayWrite } from './content-form.tsx';

export const BANNERS = contentScreen<ContentBanner>({
  name: 'content/banners',
  label: 'content.banners',
  icon: SlideIcon,
  columns: [
    {
      source: 'title',
      label: 'content.title',
      render: ({ title }, { locale }) => <Name>{title[locale] || title.en}</Name>,
    },
    {
      source: 'place',
      label: 'content.place',
      render: ({ place }, { say }) => say(`content.${place}`),
    },
    { source: 'position', label: 'content.position', end: true },
    { source: 'link', label: 'content.link', render: ({ link }) => <Ltr mono>{link}</Ltr> },
    {
      source: 'published',
      label: 'content.published',
      render: ({ published }, { say }) => say(published ? 'common.yes' : 'common.no'),
    },
  ],
  inputs: BannerInputs,
  toInput: (form) => filled(form, ['title', 'text', 'linkLabel']),
  defaults: { place: 'slideshow', position: 0, published: false, image: '', link: '/' },
  shopPath: ({ published }) => (published ? '/' : undefined),
});

export const FEATURES = contentScreen<ContentFeature>({
  name: 'content/features',
  label: 'content.features',
  icon: FeatureIcon,
  columns: [
    {
      source: 'title',
      label: 'content.title',
      render: ({ title }, { locale }) => <Name>{title[locale] || title.en}</Name>,
    },
    {
      source: 'text',
      label: 'content.text',
      render: ({ text }, { locale }) => <Name>{text[locale] || text.en}</Name>,
    },
    { source: 'position', label: 'content.position', end: true },
  ],
  inputs: FeatureInputs,
  toInput: (form) => filled(form, ['title', 'text']),
  defaults: { position: 0 },
  shopPath: () => '/',
});

export const CLIENTS = contentScreen<ContentClient>({
  name: 'content/clients',
  label: 'content.clients',
  icon: ClientIcon,
  columns: [
    { source: 'name', label: 'content.name', render: ({ name }) => <Name>{name}</Name> },
    { source: 'position', label: 'content.position', end: true },
  ],
  inputs: ClientInputs,
  defaults: { position: 0, image: '' },
  shopPath: () => '/',
});

function BannerInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <SelectInput
        source="place"
        label={say('content.place')}
        choices={(['slideshow', 'banner'] as const).map((id) => ({
          id,
          name: say(`content.${id}`),
        }))}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
      />
      <PositionInput disabled={disabled} />
      <ThreeLanguages
        source="title"
        label={say('content.title')}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="text"
        label={say('content.text')}
        lines={2}
        isRequired="en"
        disabled={disabled}
      />
      <TextInput
        source="link"
        label={say('content.link')}
        helperText={say('content.linkHelp')}
        validate={required()}
        disabled={disabled}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <ThreeLanguages
        source="linkLabel"
        label={say('content.linkLabel')}
        isRequired="en"
        disabled={disabled}
      />
      <PictureInput source="image" disabled={disabled} />
      <BooleanInput source="published" label={say('content.published')} disabled={disabled} />
    </>
  );
}

function FeatureInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <PositionInput disabled={disabled} />
      <ThreeLanguages
        source="title"
        label={say('content.title')}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="text"
        label={say('content.text')}
        lines={2}
        isRequired="en"
        disabled={disabled}
      />
    </>
  );
}

function ClientInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <PositionInput disabled={disabled} />
      <TextInput
        source="name"
        label={say('content.name')}
        validate={required()}
        fullWidth
        disabled={disabled}
      />
      <PictureInput source="image" disabled={disabled} />
    </>
  );
}
