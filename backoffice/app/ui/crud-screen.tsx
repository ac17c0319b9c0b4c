// CRUD screens: list, create and edit of a resource from one description. The calls are those of `defineCrud` in the contracts.
import type { Right } from '@millwright/contracts';
import { Box } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { Create, Edit, type RaRecord, useRecordContext } from 'react-admin';
import { useMay } from '../lib/use-may.ts';
import type { Screen } from '../screen.ts';
import { AdminList, type AdminListProps } from './admin-list.tsx';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';

export type EntryScreens<Row extends RaRecord> = Omit<
  EntryFormProps,
  'children' | 'right' | 'defaultValues'
> & {
  /** The fields; a new record may have others than a stored one. */
  inputs: ComponentType<{ isNew: boolean }>;
  /** Form values -> body of the call. An empty field is null or missing in the form. */
  toInput: (form: Row) => object;
  /** Body of the call that creates, where it is another one. */
  toNewInput?: (form: Row) => object;
  /** Values of a new record, as a function where they depend on the day; false: none can be created. */
  defaults?: object | (() => object) | false;
  afterCreate?: 'edit' | 'list';
  afterUpdate?: 'list' | false;
  /** Buttons above the form of a stored record. */
  actions?: ReactElement | false;
  /** What stands below the form of a stored record. */
  below?: ComponentType<{ record: Row }>;
};

/** Create and edit of a resource whose list is a screen of its own. */
export function entryScreens<Row extends RaRecord>(
  right: Right,
  {
    inputs: Inputs,
    toInput,
    toNewInput = toInput,
    defaults,
    afterCreate = 'list',
    afterUpdate = false,
    actions,
    below,
    ...form
  }: EntryScreens<Row>,
): Pick<Screen, 'create' | 'edit'> {
  const { buttons, remove, ...ofNew } = form;
  function EntryCreate() {
    return (
      <Create redirect={afterCreate} transform={toNewInput}>
        <EntryForm
          {...ofNew}
          right={right}
          {...(defaults
            ? { defaultValues: typeof defaults === 'function' ? defaults() : defaults }
            : {})}
        >
          <Inputs isNew />
        </EntryForm>
      </Create>
    );
  }
  function EntryEdit() {
    return (
      <Edit
        mutationMode="pessimistic"
        redirect={afterUpdate}
        transform={toInput}
        {...(actions === undefined ? {} : { actions })}
      >
        <EntryForm {...form} right={right}>
          <Inputs isNew={false} />
        </EntryForm>
        {below === undefined ? null : <Below<Row> of={below} />}
      </Edit>
    );
  }
  return { edit: EntryEdit, ...(defaults === false ? {} : { create: EntryCreate }) };
}

function Below<Row extends RaRecord>({ of: Part }: { of: ComponentType<{ record: Row }> }) {
  const record = useRecordContext<Row>();
  if (record === undefined) return null;
  return (
    // On a telephone the buttons of the form stay at the foot of the screen, above whatever ends there.
    <Box
      sx={{
        p: 2,
        pb: { xs: 10, sm: 2 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
      }}
    >
      <Part record={record} />
    </Box>
  );
}

export type CrudScreen<Row extends RaRecord> = Omit<Screen, 'list' | 'create' | 'edit' | 'show'> & {
  /** The right to create, change and remove; `right` opens the screen. */
  writeRight: Right;
  list: Omit<AdminListProps<Row>, 'mayCreate'>;
  form: EntryScreens<Row>;
};

export function crudScreen<Row extends RaRecord>({
  writeRight,
  list,
  form,
  ...screen
}: CrudScreen<Row>): Screen {
  function CrudList() {
    const may = useMay(writeRight);
    return <AdminList<Row> {...list} mayCreate={may && form.defaults !== false} />;
  }
  return { ...screen, list: CrudList, ...entryScreens(writeRight, form) };
}
