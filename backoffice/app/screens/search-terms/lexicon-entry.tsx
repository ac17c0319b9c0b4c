// Lexicon entry screens: a new one, perhaps of a zero-result search; one of staff with its changes; a term of the program, replaced or switched off.
import type { LexiconRow } from '@millwright/contracts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  FormDataConsumer,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useMay } from '../../lib/use-may.ts';
import { EntryForm } from '../../ui/entry-form.tsx';
import { Name } from '../../ui/isolated.tsx';
import { Facts } from '../../ui/panel.tsx';
import { CATALOGUE_FORM } from '../catalogue/may-edit.tsx';
import { Changes } from '../catalogue/record-history.tsx';
import { type LexiconInput, LexiconInputs, lexiconForm } from './lexicon-form.tsx';
import { LexiconState } from './lexicon-list.tsx';
import { LexiconTrials } from './lexicon-trial.tsx';

/** A search that found nothing, for which a term is taught. */
export type TaughtSearch = { id: string; text: string };

const NEW = {
  terms: [],
  locale: null,
  kind: 'family',
  categories: [],
  properties: [],
  standsFor: null,
};

export function LexiconCreate() {
  const say = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  // The form takes what the place holds; what was searched for stays.
  const [search] = useState<TaughtSearch | undefined>(
    (useLocation().state as { search?: TaughtSearch } | null)?.search,
  );
  return (
    <Create
      transform={lexiconForm}
      mutationOptions={{
        onSuccess: () => {
          notify(say('lexicon.saved'), { type: 'success' });
          if (search === undefined) navigate('/lexicon');
          else navigate('/zero-searches', { state: { asked: search.id } });
        },
      }}
    >
      <EntryForm
        {...CATALOGUE_FORM}
        canReload={false}
        right="catalogue:write"
        defaultValues={NEW}
        warns
      >
        {search === undefined ? null : (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('lexicon.ofSearch')} <Name>“{search.text}”</Name>
          </Alert>
        )}
        <LexiconInputs />
        <FormTrials replaces={null} {...(search === undefined ? {} : { query: search.text })} />
      </EntryForm>
    </Create>
  );
}

function FormTrials({ replaces, query }: { replaces: string | null; query?: string }) {
  return (
    <FormDataConsumer<LexiconInput>>
      {({ formData }) => (
        <LexiconTrials
          replaces={replaces}
          entry={() => lexiconForm(formData)}
          proposed={() => (query === undefined ? (formData.terms ?? []) : [query])}
        />
      )}
    </FormDataConsumer>
  );
}

export function LexiconEdit() {
  const isProgram = (useParams().id ?? '').startsWith('program-');
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      transform={(form: LexiconRow) => ({ ...lexiconForm(form), version: form.version })}
    >
      {isProgram ? <ProgramTerm /> : <Entry />}
    </Edit>
  );
}

function Entry() {
  const say = useWords();
  const may = useMay('catalogue:write');
  const row = useRecordContext<LexiconRow>();
  if (row === undefined) return null;
  return (
    <>
      <EntryForm
        {...CATALOGUE_FORM}
        right="catalogue:write"
        remove={
          <DeleteButton
            mutationMode="pessimistic"
            confirmTitle={say('lexicon.removeSure')}
            confirmContent={say('lexicon.removeHelp')}
          />
        }
        warns
      >
        {row.state === 'unbound' ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {say('lexicon.unbound')}
          </Alert>
        ) : null}
        <LexiconInputs />
        {may ? <FormTrials replaces={row.id} /> : null}
      </EntryForm>
      {may ? null : (
        <Box sx={{ px: 2 }}>
          <LexiconTrials replaces={row.id} entry={() => null} proposed={() => row.terms} />
        </Box>
      )}
      <Box component="section" sx={{ p: 2 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {say('lexicon.changes')}
        </Typography>
        <Changes
          key={row.version}
          path="/lexicon-changes"
          query={{ entryId: row.id }}
          undoPath="/lexicon-changes"
        />
      </Box>
    </>
  );
}

function ProgramTerm() {
  const say = useWords();
  const may = useMay('catalogue:write');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const row = useRecordContext<LexiconRow>();
  if (row === undefined) return null;
  const { terms, kind, means, locale, state, categories, properties, standsFor } = row;
  const [term = ''] = terms;
  const isOwn = state === 'off' || state === 'replaced';
  const replace = (): void =>
    void navigate('/lexicon/create', {
      state: {
        record: {
          terms,
          locale,
          kind: kind === 'number' ? 'property' : kind,
          categories,
          properties,
          standsFor,
        },
      },
    });
  const switchOff = () =>
    act(
      'POST',
      '/lexicon',
      { ...lexiconForm(NEW as LexiconInput), terms, locale, kind: 'off' },
      'lexicon.saved',
    );
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          [say('lexicon.terms'), <Name key="term">{term}</Name>],
          [say('lexicon.kind'), say(`lexicon.kind.${kind}`)],
          [say('lexicon.about'), means === '' ? null : <Name key="means">{means}</Name>],
          [say('common.language'), locale === null ? null : say(`language.${locale}`)],
          [say('lexicon.state'), <LexiconState key="state" row={row} />],
        ]}
      />
      {isOwn ? (
        <Alert
          severity="info"
          action={
            <Button
              component={Link}
              to={`/lexicon?${new URLSearchParams({ filter: JSON.stringify({ q: term, source: 'staff' }), displayedFilters: '{}' })}`}
            >
              {say('lexicon.openOwn')}
            </Button>
          }
        >
          {say(state === 'off' ? 'lexicon.isOff' : 'lexicon.isReplaced')}
        </Alert>
      ) : may ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={replace}>
            {say('lexicon.replace')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => void switchOff()}>
            {say('lexicon.switchOff')}
          </Button>
        </Box>
      ) : null}
      <LexiconTrials replaces={row.id} entry={() => null} proposed={() => terms} />
    </Box>
  );
}
