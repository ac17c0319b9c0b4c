// Content forms: a frame for the shop's own texts and pictures, three languages side by side, with a link to the page in the shop.
import type { LocalizedText } from '@millwright/contracts';
import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import {
  ArrayInput,
  DeleteWithConfirmButton,
  NumberInput,
  type RaRecord,
  required,
  SelectInput,
  SimpleFormIterator,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import type { Screen } from '../../screen.ts';
import type { AdminListProps } from '../../ui/admin-list.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { filledTexts } from '../catalogue/language-inputs.tsx';

export const useMayWrite = (): boolean => useMay('content:write');

type ContentForm = Record<string, unknown>;
type ContentScreen<Row extends RaRecord> = Pick<Screen, 'name' | 'label' | 'icon'> & {
  columns: AdminListProps<Row>['columns'];
  inputs: () => ReactElement;
  /** Form values -> body of the call, without the id; all of them unless it says otherwise. */
  toInput?: (form: ContentForm) => ContentForm;
  /** Values of a new record; false: the program has all of them, and none is created or removed. */
  defaults: object | (() => object) | false;
  /** Where the shop shows it, without the language; undefined while it does not. */
  shopPath: (record: Row) => string | undefined;
};

/** Saved over what was read: its version goes with each change. */
export function contentScreen<Row extends RaRecord>({
  columns,
  inputs,
  toInput = (form) => form,
  defaults,
  shopPath,
  ...screen
}: ContentScreen<Row>): Screen {
  return crudScreen<Row>({
    ...screen,
    right: 'content:read',
    writeRight: 'content:write',
    group: 'content',
    represent: ({ title, name = '' }: { title?: LocalizedText; name?: string }) =>
      title?.[storedLocale()] || title?.en || name,
    list: { sort: { field: 'order', order: 'ASC' }, perPage: 10, columns },
    form: {
      inputs,
      toInput: ({ id: _, ...form }) => toInput(form),
      toNewInput: (form) => toInput({ ...form, version: '' }),
      defaults,
      afterCreate: 'edit',
      actions: <ShopLink path={shopPath as (record: RaRecord) => string | undefined} />,
      ...(defaults === false
        ? {}
        : { remove: <DeleteWithConfirmButton mutationMode="pessimistic" /> }),
    },
  });
}

function ShopLink({ path }: { path: (record: RaRecord) => string | undefined }) {
  const say = useWords();
  const record = useRecordContext();
  const to = record === undefined ? undefined : path(record);
  return (
    <TopToolbar>
      {to === undefined ? null : (
        <Button
          href={`${storedLocale() === 'en' ? '' : `/${storedLocale()}`}${to}`}
          target="_blank"
          rel="noopener"
        >
          {say('content.inShop')}
        </Button>
      )}
    </TopToolbar>
  );
}

export function PositionInput({ disabled }: { disabled: boolean }) {
  const say = useWords();
  return (
    <NumberInput
      source="position"
      label={say('content.position')}
      helperText={say('content.positionHelp')}
      min={0}
      step={1}
      validate={required()}
      disabled={disabled}
    />
  );
}

/** Paragraphs, headings and items in their order: there is no HTML in them. */
export function BlocksInput({ disabled }: { disabled: boolean }) {
  const say = useWords();
  return (
    <Box sx={{ width: '100%' }}>
      <ArrayInput source="blocks" label={say('content.blocks')}>
        <SimpleFormIterator
          fullWidth
          disableAdd={disabled}
          disableRemove={disabled}
          disableReordering={disabled}
          getItemLabel={(index) => `${index + 1}`}
          // Not only on hover: keyboard users must reach them.
          sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
        >
          <SelectInput
            source="kind"
            label={say('content.blockKind')}
            choices={(['paragraph', 'heading', 'item'] as const).map((id) => ({
              id,
              name: say(`content.${id}`),
            }))}
            translateChoice={false}
            defaultValue="paragraph"
            validate={required()}
            disabled={disabled}
          />
          <ThreeLanguages
            source="body"
            label={say('content.text')}
            lines={2}
            isRequired="en"
            disabled={disabled}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

type Texts = Parameters<typeof filledTexts<string>>[0];

/** An untouched or emptied field is an empty text, in each language. */
export function filled(
  form: Record<string, unknown>,
  localized: readonly string[],
): Record<string, unknown> {
  const texts = localized.map((name) => [name, filledTexts(form[name] as Texts, '')] as const);
  const blocks = (form.blocks as { kind: string; body?: Texts }[] | null | undefined)?.map(
    ({ kind, body }) => ({
      kind,
      body: filledTexts(body, ''),
    }),
  );
  return {
    ...form,
    ...Object.fromEntries(texts),
    ...('blocks' in form ? { blocks: blocks ?? [] } : {}),
  };
}
