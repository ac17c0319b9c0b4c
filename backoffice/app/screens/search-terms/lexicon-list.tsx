// Lexicon list: entries of staff and the terms of the program, with what they mean and whether they hold here; the last changes.
import {
  LEXICON_LIST_KINDS,
  LEXICON_SOURCES,
  LEXICON_STATES,
  type LexiconRow,
  LOCALES,
} from '@millwright/contracts';
import { Button, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Changes } from '../catalogue/record-history.tsx';

export function LexiconList() {
  const say = useWords();
  const may = useMay('catalogue:write');
  return (
    <AdminList<LexiconRow>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      search={{ placeholder: 'lexicon.search', minWidth: 260 }}
      filters={[
        choiceFilter('source', 'lexicon.source', LEXICON_SOURCES, (id) => `lexicon.source.${id}`, {
          alwaysOn: true,
        }),
        choiceFilter('kind', 'lexicon.kind', LEXICON_LIST_KINDS, (id) => `lexicon.kind.${id}`),
        choiceFilter('locale', 'common.language', LOCALES, (id) => `language.${id}`),
        choiceFilter('state', 'lexicon.state', LEXICON_STATES, (id) => `lexicon.state.${id}`),
      ]}
      mayCreate={may}
      createLabel="lexicon.teach"
      exportPath="/exports/lexicon"
      views={
        <Button component={Link} to="/lexicon-changes" size="small" sx={{ m: 1 }}>
          {say('lexicon.changes')}
        </Button>
      }
      columns={[
        {
          source: 'terms',
          label: 'lexicon.terms',
          render: ({ terms }) =>
            terms.map((term, i) => [i === 0 ? '' : ' · ', <Name key={term}>{term}</Name>]),
        },
        {
          source: 'kind',
          label: 'lexicon.kind',
          render: ({ kind }) => say(`lexicon.kind.${kind}`),
        },
        { source: 'means', label: 'lexicon.about', render: ({ means }) => <Name>{means}</Name> },
        {
          source: 'locale',
          label: 'common.language',
          render: ({ locale }) =>
            locale === null ? say('lexicon.anyLanguage') : say(`language.${locale}`),
        },
        {
          source: 'source',
          label: 'lexicon.source',
          render: ({ source }) => say(`lexicon.source.${source}`),
        },
        { source: 'state', label: 'lexicon.state', render: (row) => <LexiconState row={row} /> },
      ]}
    />
  );
}

/** Whether it holds, and what the catalogue does not have of it. */
export function LexiconState({ row: { state, missing } }: { row: LexiconRow }) {
  const say = useWords();
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'unbound' ? 'warning' : state === 'bound' ? 'success' : 'default'}
        label={say(`lexicon.state.${state}`)}
      />
      {missing.length === 0 ? null : (
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', maxInlineSize: 320 }}
        >
          {say('lexicon.missing')} <Ltr>{missing.slice(0, 4).join(', ')}</Ltr>
          {missing.length > 4 ? ' …' : ''}
        </Typography>
      )}
    </>
  );
}

export function LexiconChanges() {
  const say = useWords();
  return (
    <>
      <PageHeading>{say('lexicon.changes')}</PageHeading>
      <Button component={Link} to="/lexicon" size="small" sx={{ alignSelf: 'start' }}>
        {say('lexicon.many')}
      </Button>
      <Changes path="/lexicon-changes" undoPath="/lexicon-changes" />
    </>
  );
}
