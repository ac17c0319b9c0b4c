// Cards of /our-needs: six short texts in three languages, a position, shown or hidden; answers arrive in the inbox.
import type { AdminNeed } from '@millwright/contracts';
import NeedIcon from '@mui/icons-material/CampaignOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { BooleanInput, ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { StateChip } from '../../ui/cells.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { anyYesNoFilter } from '../../ui/filters.tsx';
import { Name } from '../../ui/isolated.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { filledTexts } from '../catalogue/language-inputs.tsx';
import { PositionInput } from '../content/content-form.tsx';

const TEXTS = [
  'itemName',
  'displayText',
  'material',
  'materialSpec',
  'size',
  'composition',
] as const;

/** An untouched field is an empty text; the server shows it in English. */
function toInput(form: AdminNeed) {
  const texts = Object.fromEntries(TEXTS.map((entry) => [entry, filledTexts(form[entry], '')]));
  return { position: form.position, published: form.published, ...texts };
}

export const NEEDS = crudScreen<AdminNeed>({
  name: 'needs',
  right: 'content:read',
  writeRight: 'content:write',
  group: 'content',
  label: 'needs.many',
  icon: NeedIcon,
  represent: ({ name }: AdminNeed) => name,
  list: {
    sort: { field: 'position', order: 'ASC' },
    perPage: 50,
    search: true,
    filters: [anyYesNoFilter('published', 'needs.shown')],
    exportPath: '/exports/needs',
    empty: 'common.nothingFiltered',
    columns: [
      { source: 'itemName', label: 'needs.itemName', render: ({ name }) => <Name>{name}</Name> },
      {
        source: 'size',
        label: 'needs.size',
        render: ({ size }, { locale }) => <Name>{size[locale] || size.en}</Name>,
      },
      {
        source: 'position',
        label: 'content.position',
        sortable: true,
        end: true,
        render: ({ position }, { number }) => number(position),
      },
      {
        source: 'answers',
        label: 'needs.answers',
        end: true,
        render: ({ answers }, { number }) => (answers === null ? '–' : number(answers)),
      },
      {
        source: 'published',
        label: 'products.state',
        render: ({ published }, { say }) => (
          <StateChip
            color={published ? 'success' : 'default'}
            label={say(published ? 'needs.isShown' : 'needs.isHidden')}
          />
        ),
      },
    ],
  },
  form: {
    inputs: Inputs,
    toInput: (form) => ({ ...toInput(form), version: form.version }),
    toNewInput: toInput,
    defaults: { position: 0, published: true },
    readOnlyNote: 'needs.readOnly',
    actions: <Actions />,
  },
});

function Actions() {
  const say = useWords();
  const need = useRecordContext<AdminNeed>();
  const prefix = storedLocale() === 'en' ? '' : `/${storedLocale()}`;
  return (
    <TopToolbar>
      {need?.published === true ? (
        <Button
          size="small"
          href={`${prefix}/our-needs`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNewIcon />}
        >
          {say('products.inShop')}
        </Button>
      ) : null}
      <ListButton />
    </TopToolbar>
  );
}

function Inputs() {
  const say = useWords();
  const disabled = !useMay('content:write');
  return (
    <>
      {TEXTS.map((entry) => (
        <ThreeLanguages
          key={entry}
          source={entry}
          label={say(`needs.${entry}`)}
          lines={entry === 'displayText' ? 2 : 1}
          isRequired="en"
          disabled={disabled}
        />
      ))}
      <PositionInput disabled={disabled} />
      <BooleanInput source="published" label={say('needs.shown')} disabled={disabled} />
    </>
  );
}
