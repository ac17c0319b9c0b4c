// Posts and static pages of the shop, block by block.
import type { ContentPage, ContentPost } from '@millwright/contracts';
import PostIcon from '@mui/icons-material/ArticleOutlined';
import PageIcon from '@mui/icons-material/NotesOutlined';
import { BooleanInput, DateInput, required, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { shopDay } from '../../lib/api.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { BlocksInput, contentScreen, filled, useMayWrite } from './content-form.tsx';

export const POSTS = contentScreen<ContentPost>({
  name: 'content/posts',
  label: 'content.posts',
  icon: PostIcon,
  columns: [
    {
      source: 'title',
      label: 'content.title',
      render: ({ title }, { locale }) => <Name>{title[locale] || title.en}</Name>,
    },
    {
      source: 'publishedOn',
      label: 'content.publishedOn',
      render: ({ publishedOn }, { day }) => day(publishedOn),
    },
    {
      source: 'published',
      label: 'content.published',
      render: ({ published }, { say }) => say(published ? 'common.yes' : 'common.no'),
    },
  ],
  inputs: PostInputs,
  toInput: (form) => ({
    ...filled({ blocks: [], ...form }, ['title', 'summary', 'categories']),
    publishedOn:
      form.publishedOn instanceof Date
        ? form.publishedOn.toISOString().slice(0, 10)
        : String(form.publishedOn).slice(0, 10),
  }),
  defaults: () => ({
    published: false,
    publishedOn: shopDay(),
    blocks: [],
    image: '',
    partsOf: null,
    partsText: null,
  }),
  shopPath: ({ id, published }) => (published ? `/blog/post-classic/${id}` : undefined),
});

/** Their addresses are the program's. */
export const PAGES = contentScreen<ContentPage>({
  name: 'content/pages',
  label: 'content.pages',
  icon: PageIcon,
  columns: [
    {
      source: 'title',
      label: 'content.title',
      render: ({ title }, { locale }) => <Name>{title[locale] || title.en}</Name>,
    },
    { source: 'id', label: 'content.address', render: ({ id }) => <Ltr mono>{`/${id}`}</Ltr> },
  ],
  inputs: PageInputs,
  toInput: (form) => filled(form, ['title', 'description', 'keywords']),
  defaults: false,
  shopPath: ({ id }) => `/${id}`,
});

function PostInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <ThreeLanguages
        source="title"
        label={say('content.title')}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="summary"
        label={say('content.summary')}
        lines={2}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="categories"
        label={say('content.categories')}
        isRequired={false}
        disabled={disabled}
      />
      <PictureInput source="image" disabled={disabled} />
      <DateInput
        source="publishedOn"
        label={say('content.publishedOn')}
        validate={required()}
        disabled={disabled}
      />
      <TextInput
        source="partsOf"
        label={say('content.partsOf')}
        helperText={say('content.partsOfHelp')}
        disabled={disabled}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextInput
        source="partsText"
        label={say('content.partsText')}
        helperText={say('content.partsTextHelp')}
        disabled={disabled}
      />
      <BooleanInput source="published" label={say('content.published')} disabled={disabled} />
      <BlocksInput disabled={disabled} />
    </>
  );
}

function PageInputs() {
  const say = useWords();
  const disabled = !useMayWrite();
  return (
    <>
      <ThreeLanguages
        source="title"
        label={say('content.title')}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="description"
        label={say('content.description')}
        lines={2}
        isRequired={false}
        disabled={disabled}
      />
      <ThreeLanguages
        source="keywords"
        label={say('content.keywords')}
        isRequired={false}
        disabled={disabled}
      />
      <BlocksInput disabled={disabled} />
    </>
  );
}
