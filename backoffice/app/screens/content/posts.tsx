// What does the shop tell at length? Posts and static pages, block by block.
import type { ContentPage, ContentPost } from '@millwright/contracts';
import { BooleanInput, CreateButton, DateInput, List, required, TextInput, TopToolbar } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { shopDay } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { BlocksInput, ContentCreate, ContentEdit, filled, useMayWrite } from './content-form.tsx';

export function AddAction() {
  return <TopToolbar>{useMayWrite() ? <CreateButton /> : null}</TopToolbar>;
}

export function PostList() {
  const say = useWords();
  const { day, locale } = useFormats();
  return (
    <List actions={<AddAction />} sort={{ field: 'order', order: 'ASC' }} exporter={false}>
      <Rows<ContentPost>
        columns={[
          { source: 'title', label: 'content.title', render: ({ title }) => <Name>{title[locale] || title.en}</Name> },
          { source: 'publishedOn', label: 'content.publishedOn', render: ({ publishedOn }) => day(publishedOn) },
          { source: 'published', label: 'content.published', render: ({ published }) => say(published ? 'common.yes' : 'common.no') },
        ]}
      />
    </List>
  );
}

const POST_TEXTS = ['title', 'summary', 'categories'] as const;
const postOf = (form: Record<string, unknown>) => ({
  ...filled({ blocks: [], ...form }, POST_TEXTS),
  publishedOn: form.publishedOn instanceof Date ? form.publishedOn.toISOString().slice(0, 10) : String(form.publishedOn).slice(0, 10),
});

function PostInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <ThreeLanguages source="title" label={say('content.title')} isRequired="en" disabled={disabled} />
      <ThreeLanguages source="summary" label={say('content.summary')} lines={2} isRequired="en" disabled={disabled} />
      <ThreeLanguages source="categories" label={say('content.categories')} isRequired={false} disabled={disabled} />
      <PictureInput source="image" disabled={disabled} />
      <DateInput source="publishedOn" label={say('content.publishedOn')} validate={required()} disabled={disabled} />
      <TextInput
        source="partsOf"
        label={say('content.partsOf')}
        helperText={say('content.partsOfHelp')}
        disabled={disabled}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextInput source="partsText" label={say('content.partsText')} helperText={say('content.partsTextHelp')} disabled={disabled} />
      <BooleanInput source="published" label={say('content.published')} disabled={disabled} />
      <BlocksInput disabled={disabled} />
    </>
  );
}

export function PostEdit() {
  return (
    <ContentEdit transform={postOf} shopPath={({ id, published }: ContentPost) => (published ? `/blog/post-classic/${id}` : undefined)}>
      <PostInputs />
    </ContentEdit>
  );
}

export function PostCreate() {
  return (
    <ContentCreate
      transform={postOf}
      defaults={{ published: false, publishedOn: shopDay(), blocks: [], image: '', partsOf: null, partsText: null }}
    >
      <PostInputs />
    </ContentCreate>
  );
}

export function PageList() {
  const { locale } = useFormats();
  return (
    <List actions={false} sort={{ field: 'order', order: 'ASC' }} exporter={false}>
      <Rows<ContentPage>
        columns={[
          { source: 'title', label: 'content.title', render: ({ title }) => <Name>{title[locale] || title.en}</Name> },
          { source: 'id', label: 'content.address', render: ({ id }) => <Ltr mono>{`/${id}`}</Ltr> },
        ]}
      />
    </List>
  );
}

export function PageEdit() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <ContentEdit
      removable={false}
      transform={(form) => filled(form, ['title', 'description', 'keywords'])}
      shopPath={({ id }: ContentPage) => `/${id}`}
    >
      <ThreeLanguages source="title" label={say('content.title')} isRequired="en" disabled={disabled} />
      <ThreeLanguages source="description" label={say('content.description')} lines={2} isRequired={false} disabled={disabled} />
      <ThreeLanguages source="keywords" label={say('content.keywords')} isRequired={false} disabled={disabled} />
      <BlocksInput disabled={disabled} />
    </ContentEdit>
  );
}
