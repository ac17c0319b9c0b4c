// What does the shop say beside its products? The screens of its own texts and pictures.

import type { LocalizedText } from '@millwright/contracts';
import PostIcon from '@mui/icons-material/ArticleOutlined';
import ClientIcon from '@mui/icons-material/HandshakeOutlined';
import PageIcon from '@mui/icons-material/NotesOutlined';
import FeatureIcon from '@mui/icons-material/StarBorderOutlined';
import SlideIcon from '@mui/icons-material/ViewCarouselOutlined';
import { storedLocale } from '../../i18n/index.ts';
import type { Screen } from '../../screen.ts';
import {
  ClientCreate,
  ClientEdit,
  ClientList,
  FeatureCreate,
  FeatureEdit,
  FeatureList,
  TeaserCreate,
  TeaserEdit,
  TeaserList,
} from './home-parts.tsx';
import { PageEdit, PageList, PostCreate, PostEdit, PostList } from './posts.tsx';

const OF_CONTENT = {
  right: 'content:read',
  group: 'content',
  represent: ({ title, name = '' }: { title?: LocalizedText; name?: string }) => title?.[storedLocale()] || title?.en || name,
} as const;

export const CONTENT_SCREENS: readonly Screen[] = [
  {
    ...OF_CONTENT,
    name: 'content/teasers',
    label: 'content.teasers',
    icon: SlideIcon,
    list: TeaserList,
    edit: TeaserEdit,
    create: TeaserCreate,
  },
  { ...OF_CONTENT, name: 'content/posts', label: 'content.posts', icon: PostIcon, list: PostList, edit: PostEdit, create: PostCreate },
  { ...OF_CONTENT, name: 'content/pages', label: 'content.pages', icon: PageIcon, list: PageList, edit: PageEdit },
  {
    ...OF_CONTENT,
    name: 'content/features',
    label: 'content.features',
    icon: FeatureIcon,
    list: FeatureList,
    edit: FeatureEdit,
    create: FeatureCreate,
  },
  {
    ...OF_CONTENT,
    name: 'content/clients',
    label: 'content.clients',
    icon: ClientIcon,
    list: ClientList,
    edit: ClientEdit,
    create: ClientCreate,
  },
];
