// Lexicon form: terms, the kind of their meaning, and what that kind asks for, chosen by the catalogue's own names.
import {
  LEXICON_KINDS,
  type LexiconForm,
  type LexiconKind,
  type LexiconRow,
  LOCALES,
} from '@millwright/contracts';
import { Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { categoryText } from '../catalogue/category-text.ts';
import { LexiconProperties } from './lexicon-properties.tsx';

/** What is typed in a form; fields of other kinds may be left over. */
export type LexiconInput = Partial<LexiconRow>;

/** Form values -> body of a call. */
export function lexiconForm({
  terms,
  locale,
  kind,
  categories,
  properties,
  standsFor,
}: LexiconInput): LexiconForm {
  return {
    terms: terms ?? [],
    locale: locale || null,
    kind: (kind ?? 'family') as LexiconKind,
    categories: categories ?? [],
    properties: (properties ?? []).map(({ attributeId, values }) => ({
      attributeId,
      values: values.map(({ slug }) => slug),
    })),
    standsFor: standsFor || null,
  };
}

const WITH_CATEGORIES: readonly string[] = ['family', 'family-property', 'manufacturer', 'unsold'];

export function LexiconInputs() {
  return (
    <FormDataConsumer>
      {({ formData }) => <Fields kind={(formData.kind ?? '') as LexiconKind | ''} />}
    </FormDataConsumer>
  );
}

function Fields({ kind }: { kind: LexiconKind | '' }) {
  const say = useWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <TextArrayInput
        source="terms"
        label={say('lexicon.terms')}
        helperText={say('lexicon.termsHelp')}
        fullWidth
      />
      <SelectInput
        source="locale"
        label={say('lexicon.language')}
        helperText={say('lexicon.languageHelp')}
        choices={LOCALES.map((id) => ({ id, name: say(`language.${id}`) }))}
        translateChoice={false}
        emptyText={say('lexicon.anyLanguage')}
      />
      <RadioButtonGroupInput
        source="kind"
        label={say('lexicon.kind')}
        row={false}
        choices={LEXICON_KINDS.map((id) => ({ id, name: say(`lexicon.kind.${id}`) }))}
        translateChoice={false}
        validate={required()}
        helperText={kind === '' ? false : say(`lexicon.kindHelp.${kind}`)}
      />
      {WITH_CATEGORIES.includes(kind) ? (
        <ReferenceArrayInput
          source="categories"
          reference="categories"
          sort={{ field: 'tree', order: 'ASC' }}
          perPage={50}
        >
          <AutocompleteArrayInput
            label={say(
              kind === 'manufacturer'
                ? 'lexicon.knownFor'
                : kind === 'unsold'
                  ? 'lexicon.nearest'
                  : 'lexicon.families',
            )}
            optionText={categoryText}
            fullWidth
          />
        </ReferenceArrayInput>
      ) : null}
      {kind === 'property' || kind === 'family-property' ? <LexiconProperties /> : null}
      {kind === 'spelling' || kind === 'manufacturer' ? (
        <TextInput
          source="standsFor"
          label={say(kind === 'spelling' ? 'lexicon.spellingOf' : 'lexicon.manufacturer')}
          helperText={kind === 'spelling' ? say('lexicon.spellingHelp') : false}
          fullWidth
        />
      ) : null}
    </Box>
  );
}
