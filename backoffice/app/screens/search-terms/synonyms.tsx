// Synonyms: groups of phrases that mean the same, both ways or from the first to the others; a change applies to the next search.
import type { Synonym } from '@millwright/contracts';
import SynonymIcon from '@mui/icons-material/SyncAltOutlined';
import { BooleanInput, DeleteButton, TextArrayInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Name } from '../../ui/isolated.tsx';

export const SYNONYMS = crudScreen<Synonym>({
  name: 'synonyms',
  right: 'catalogue:read',
  writeRight: 'catalogue:write',
  group: 'search',
  label: 'synonyms.many',
  icon: SynonymIcon,
  represent: ({ phrases }: Synonym) => phrases[0] ?? '',
  list: {
    sort: { field: 'id', order: 'DESC' },
    perPage: 50,
    search: true,
    exportPath: '/exports/synonyms',
    columns: [
      {
        source: 'phrases',
        label: 'synonyms.phrases',
        render: ({ phrases, oneWay }, { arrow }) =>
          phrases.map((phrase, i) => (
            <span key={phrase}>
              {i === 0 ? '' : oneWay && i === 1 ? ` ${arrow} ` : ' · '}
              <Name>{phrase}</Name>
            </span>
          )),
      },
      {
        source: 'oneWay',
        label: 'synonyms.direction',
        render: ({ oneWay }, { say }) => say(oneWay ? 'synonyms.oneWay' : 'synonyms.bothWays'),
      },
    ],
  },
  form: {
    inputs: Inputs,
    toInput: ({ phrases, oneWay }) => ({ phrases, oneWay }),
    defaults: { phrases: [], oneWay: false },
    afterUpdate: 'list',
    remove: <DeleteButton mutationMode="pessimistic" />,
  },
});

function Inputs() {
  const say = useWords();
  return (
    <>
      <TextArrayInput
        source="phrases"
        label={say('synonyms.phrases')}
        helperText={say('synonyms.help')}
        fullWidth
      />
      <BooleanInput source="oneWay" label={say('synonyms.oneWayLong')} />
    </>
  );
}
