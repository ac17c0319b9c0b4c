// Entry form: the frame of every form that creates or edits a record. Roles without the right to write get fields that cannot be changed, and no buttons.
import type { Right } from '@millwright/contracts';
import RefreshIcon from '@mui/icons-material/Refresh';
import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRefresh } from 'react-admin';
import { useWords, type WordKey } from '../i18n/index.ts';
import { useMay } from '../lib/use-may.ts';

export type EntryFormProps = {
  /** The right to save. */
  right: Right;
  /** What roles without it read in place of the buttons; without a note they see nothing there. */
  readOnlyNote?: WordKey;
  /** Beside Save, a button that reads the record again. */
  canReload?: boolean;
  /** Further buttons beside Save. */
  buttons?: ReactNode;
  /** A button that removes the record, at the end of the line. */
  remove?: ReactNode;
  /** Asks for confirmation before unsaved changes are left. */
  warns?: boolean;
  defaultValues?: object;
  children: ReactNode;
};

export function EntryForm({
  right,
  readOnlyNote,
  canReload,
  buttons,
  remove,
  warns = false,
  defaultValues,
  children,
}: EntryFormProps) {
  const may = useMay(right);
  return (
    <SimpleForm
      toolbar={
        may ? (
          <Buttons canReload={canReload} buttons={buttons} remove={remove} />
        ) : (
          <Note words={readOnlyNote} />
        )
      }
      warnWhenUnsavedChanges={warns && may}
      {...(defaultValues === undefined ? {} : { defaultValues })}
    >
      <Box
        component="fieldset"
        disabled={!may}
        sx={{ border: 0, p: 0, m: 0, minInlineSize: 0, inlineSize: '100%' }}
      >
        {children}
      </Box>
    </SimpleForm>
  );
}

function Buttons({
  canReload = false,
  buttons,
  remove,
}: Pick<EntryFormProps, 'canReload' | 'buttons' | 'remove'>) {
  const say = useWords();
  const refresh = useRefresh();
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap', bgcolor: 'background.paper' }}>
      <SaveButton />
      {canReload ? (
        <Button startIcon={<RefreshIcon />} onClick={refresh}>
          {say('catalogue.loadAgain')}
        </Button>
      ) : null}
      {buttons}
      {remove === undefined ? null : <Box sx={{ marginInlineStart: 'auto' }}>{remove}</Box>}
    </Toolbar>
  );
}

function Note({ words }: { words: WordKey | undefined }) {
  const say = useWords();
  if (words === undefined) return null;
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {say(words)}
    </Alert>
  );
}
