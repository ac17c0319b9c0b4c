// How are the cards of /our-needs kept? Six short texts in three languages, a place on the page, shown or hidden; answers come to the inbox.
import type { NeedDesk } from '@millwright/contracts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Button, Chip } from '@mui/material';
import {
  BooleanInput,
  Create,
  CreateButton,
  Edit,
  FilterButton,
  List,
  ListButton,
  NullableBooleanInput,
  NumberInput,
  required,
  SaveButton,
  SearchInput,
  SimpleForm,
  Toolbar,
  TopToolbar,
  usePermissions,
  useRecordContext,
} from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { Unless } from '../../ui/views.tsx';

const TEXTS = ['itemName', 'displayText', 'material', 'materialSpec', 'size', 'composition'] as const;
const EMPTY = { en: '', ru: '', ar: '' };

function useMayWrite(): boolean {
  const { permissions } = usePermissions<string[]>();
  return mayI(permissions, 'content:write');
}

/** What nobody has typed yet is an empty text; the server shows it in English. */
function toInput(form: NeedDesk) {
  const texts = Object.fromEntries(
    TEXTS.map((entry) => [
      entry,
      Object.fromEntries(Object.entries({ ...EMPTY, ...form[entry] }).map(([locale, text]) => [locale, text ?? ''])),
    ]),
  );
  return { position: form.position, published: form.published, ...texts };
}

export function NeedList() {
  const say = useWords();
  const { number } = useFormats();
  const mayWrite = useMayWrite();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <NullableBooleanInput key="published" source="published" label={say('needs.shown')} sx={{ minInlineSize: 140 }} />,
  ];
  const actions = (
    <TopToolbar>
      <FilterButton />
      {mayWrite ? <CreateButton /> : null}
      <ExportButtons path="/exports/needs" />
    </TopToolbar>
  );
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      exporter={false}
      empty={false}
      title={say('needs.many')}
    >
      <Unless empty="common.nothingFiltered">
        <Rows<NeedDesk>
          columns={[
            { source: 'itemName', label: 'needs.itemName', render: (row) => <Name>{row.name}</Name> },
            { source: 'size', label: 'needs.size', render: (row) => <Name>{row.size[storedLocale()] || row.size.en}</Name> },
            { source: 'position', label: 'content.position', sortable: true, end: true, render: (row) => number(row.position) },
            { source: 'answers', label: 'needs.answers', end: true, render: (row) => (row.answers === null ? '–' : number(row.answers)) },
            {
              source: 'published',
              label: 'products.state',
              render: (row) => (
                <Chip
                  size="small"
                  variant="outlined"
                  color={row.published ? 'success' : 'default'}
                  label={say(row.published ? 'needs.isShown' : 'needs.isHidden')}
                />
              ),
            },
          ]}
        />
      </Unless>
    </List>
  );
}

export function NeedCreate() {
  return (
    <Create redirect="list" transform={toInput}>
      <SimpleForm defaultValues={{ position: 0, published: true }} toolbar={<NeedToolbar />}>
        <Inputs />
      </SimpleForm>
    </Create>
  );
}

export function NeedEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={<Actions />}
      transform={(form: NeedDesk) => ({ ...toInput(form), marker: form.marker })}
    >
      <SimpleForm toolbar={<NeedToolbar />}>
        <Inputs />
      </SimpleForm>
    </Edit>
  );
}

function Actions() {
  const say = useWords();
  const need = useRecordContext<NeedDesk>();
  const prefix = storedLocale() === 'en' ? '' : `/${storedLocale()}`;
  return (
    <TopToolbar>
      {need?.published === true ? (
        <Button size="small" href={`${prefix}/our-needs`} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
          {say('products.inShop')}
        </Button>
      ) : null}
      <ListButton />
    </TopToolbar>
  );
}

function NeedToolbar() {
  const say = useWords();
  if (useMayWrite())
    return (
      <Toolbar sx={{ bgcolor: 'background.paper' }}>
        <SaveButton />
      </Toolbar>
    );
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {say('needs.readOnly')}
    </Alert>
  );
}

function Inputs() {
  const say = useWords();
  const disabled = !useMayWrite();
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
      <NumberInput
        source="position"
        label={say('content.position')}
        helperText={say('content.positionHelp')}
        min={0}
        step={1}
        validate={required()}
        disabled={disabled}
      />
      <BooleanInput source="published" label={say('needs.shown')} disabled={disabled} />
    </>
  );
}
