// What stands on the home page? Slides and banners, features, clients, each in its order.
import type { ContentClient, ContentFeature, ContentTeaser } from '@millwright/contracts';
import { BooleanInput, List, required, SelectInput, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { ContentCreate, ContentEdit, filled, PositionInput, useMayWrite } from './content-form.tsx';
import { AddAction } from './posts.tsx';

export function TeaserList() {
  const say = useWords();
  const { locale } = useFormats();
  return (
    <List actions={<AddAction />} sort={{ field: 'order', order: 'ASC' }} exporter={false}>
      <Rows<ContentTeaser>
        columns={[
          { source: 'title', label: 'content.title', render: ({ title }) => <Name>{title[locale] || title.en}</Name> },
          { source: 'place', label: 'content.place', render: ({ place }) => say(`content.${place}`) },
          { source: 'position', label: 'content.position', end: true },
          { source: 'link', label: 'content.link', render: ({ link }) => <Ltr mono>{link}</Ltr> },
          { source: 'published', label: 'content.published', render: ({ published }) => say(published ? 'common.yes' : 'common.no') },
        ]}
      />
    </List>
  );
}

const teaserOf = (form: Record<string, unknown>) => filled(form, ['title', 'text', 'linkLabel']);

function TeaserInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <SelectInput
        source="place"
        label={say('content.place')}
        choices={(['slideshow', 'banner'] as const).map((id) => ({ id, name: say(`content.${id}`) }))}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
      />
      <PositionInput disabled={disabled} />
      <ThreeLanguages source="title" label={say('content.title')} isRequired="en" disabled={disabled} />
      <ThreeLanguages source="text" label={say('content.text')} lines={2} isRequired="en" disabled={disabled} />
      <TextInput
        source="link"
        label={say('content.link')}
        helperText={say('content.linkHelp')}
        validate={required()}
        disabled={disabled}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <ThreeLanguages source="linkLabel" label={say('content.linkLabel')} isRequired="en" disabled={disabled} />
      <PictureInput source="image" disabled={disabled} />
      <BooleanInput source="published" label={say('content.published')} disabled={disabled} />
    </>
  );
}

export function TeaserEdit() {
  return (
    <ContentEdit transform={teaserOf} shopPath={({ published }: ContentTeaser) => (published ? '/' : undefined)}>
      <TeaserInputs />
    </ContentEdit>
  );
}

export function TeaserCreate() {
  return (
    <ContentCreate transform={teaserOf} defaults={{ place: 'slideshow', position: 0, published: false, image: '', link: '/' }}>
      <TeaserInputs />
    </ContentCreate>
  );
}

export function FeatureList() {
  const { locale } = useFormats();
  return (
    <List actions={<AddAction />} sort={{ field: 'order', order: 'ASC' }} exporter={false}>
      <Rows<ContentFeature>
        columns={[
          { source: 'title', label: 'content.title', render: ({ title }) => <Name>{title[locale] || title.en}</Name> },
          { source: 'text', label: 'content.text', render: ({ text }) => <Name>{text[locale] || text.en}</Name> },
          { source: 'position', label: 'content.position', end: true },
        ]}
      />
    </List>
  );
}

const featureOf = (form: Record<string, unknown>) => filled(form, ['title', 'text']);

function FeatureInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <PositionInput disabled={disabled} />
      <ThreeLanguages source="title" label={say('content.title')} isRequired="en" disabled={disabled} />
      <ThreeLanguages source="text" label={say('content.text')} lines={2} isRequired="en" disabled={disabled} />
    </>
  );
}

export function FeatureEdit() {
  return (
    <ContentEdit transform={featureOf} shopPath={() => '/'}>
      <FeatureInputs />
    </ContentEdit>
  );
}

export function FeatureCreate() {
  return (
    <ContentCreate transform={featureOf} defaults={{ position: 0 }}>
      <FeatureInputs />
    </ContentCreate>
  );
}

export function ClientList() {
  return (
    <List actions={<AddAction />} sort={{ field: 'order', order: 'ASC' }} exporter={false}>
      <Rows<ContentClient>
        columns={[
          { source: 'name', label: 'content.name', render: ({ name }) => <Name>{name}</Name> },
          { source: 'position', label: 'content.position', end: true },
        ]}
      />
    </List>
  );
}

function ClientInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <PositionInput disabled={disabled} />
      <TextInput source="name" label={say('content.name')} validate={required()} fullWidth disabled={disabled} />
      <PictureInput source="image" disabled={disabled} />
    </>
  );
}

export function ClientEdit() {
  return (
    <ContentEdit shopPath={() => '/'}>
      <ClientInputs />
    </ContentEdit>
  );
}

export function ClientCreate() {
  return (
    <ContentCreate defaults={{ position: 0, image: '' }}>
      <ClientInputs />
    </ContentCreate>
  );
}
