// How is any content written? Its own fields, three languages side by side, saved over what was read; a link to where the shop shows it.
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  Create,
  DeleteWithConfirmButton,
  Edit,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  Toolbar,
  TopToolbar,
  usePermissions,
  useRecordContext,
} from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { filledTexts } from '../catalogue/language-inputs.tsx';

export function useMayWrite(): boolean {
  const { permissions } = usePermissions<string[]>();
  return mayI(permissions, 'content:write');
}

type FormProps = { children: ReactNode; transform?: (form: Record<string, unknown>) => Record<string, unknown> };

export function ContentEdit({
  children,
  transform = (form) => form,
  removable = true,
  shopPath,
}: FormProps & {
  removable?: boolean /** Where the shop shows it, without the language; undefined while it does not. */;
  shopPath?: (record: never) => string | undefined;
}) {
  const mayWrite = useMayWrite();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={shopPath === undefined ? false : <ShopLink path={shopPath} />}
      transform={({ id: _, ...form }: Record<string, unknown>) => transform(form)}
    >
      <SimpleForm
        toolbar={
          mayWrite ? (
            <Toolbar sx={{ justifyContent: 'space-between' }}>
              <SaveButton />
              {removable ? <DeleteWithConfirmButton mutationMode="pessimistic" /> : null}
            </Toolbar>
          ) : (
            false
          )
        }
      >
        {children}
      </SimpleForm>
    </Edit>
  );
}

export function ContentCreate({ children, transform = (form) => form, defaults }: FormProps & { defaults: Record<string, unknown> }) {
  return (
    <Create redirect="edit" transform={(form: Record<string, unknown>) => transform({ ...form, version: '' })}>
      <SimpleForm defaultValues={defaults}>{children}</SimpleForm>
    </Create>
  );
}

function ShopLink({ path }: { path: (record: never) => string | undefined }) {
  const say = useWords();
  const record = useRecordContext();
  const to = record === undefined ? undefined : path(record as never);
  return (
    <TopToolbar>
      {to === undefined ? null : (
        <Button href={`${storedLocale() === 'en' ? '' : `/${storedLocale()}`}${to}`} target="_blank" rel="noopener">
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
          // Not only under a pointer: who uses the keyboard has to reach them.
          sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
        >
          <SelectInput
            source="kind"
            label={say('content.blockKind')}
            choices={(['paragraph', 'heading', 'item'] as const).map((id) => ({ id, name: say(`content.${id}`) }))}
            translateChoice={false}
            defaultValue="paragraph"
            validate={required()}
            disabled={disabled}
          />
          <ThreeLanguages source="body" label={say('content.text')} lines={2} isRequired="en" disabled={disabled} />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

type Texts = Parameters<typeof filledTexts<string>>[0];

/** What nobody has typed yet, or was emptied again, is an empty text, in each language. */
export function filled(form: Record<string, unknown>, localized: readonly string[]): Record<string, unknown> {
  const texts = localized.map((name) => [name, filledTexts(form[name] as Texts, '')] as const);
  const blocks = (form.blocks as { kind: string; body?: Texts }[] | null | undefined)?.map(({ kind, body }) => ({
    kind,
    body: filledTexts(body, ''),
  }));
  return { ...form, ...Object.fromEntries(texts), ...('blocks' in form ? { blocks: blocks ?? [] } : {}) };
}
