// Which phrases mean the same? Groups, both ways or from the first to the others; the next search knows a change.
import type { Synonym } from '@millwright/contracts';
import {
  BooleanInput,
  Create,
  CreateButton,
  DeleteButton,
  Edit,
  List,
  SaveButton,
  SearchInput,
  SimpleForm,
  TextArrayInput,
  Toolbar,
  TopToolbar,
  usePermissions,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

export function SynonymList() {
  const say = useWords();
  const { arrow } = useFormats();
  const { permissions } = usePermissions<string[]>();
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      actions={
        <TopToolbar>
          {mayI(permissions, 'catalogue:write') ? <CreateButton /> : null}
          <ExportButtons path="/exports/synonyms" />
        </TopToolbar>
      }
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      exporter={false}
    >
      <Rows<Synonym>
        columns={[
          {
            source: 'phrases',
            label: 'synonyms.phrases',
            render: ({ phrases, oneWay }) => (
              <>
                {phrases.map((phrase, i) => (
                  <span key={phrase}>
                    {i === 0 ? '' : oneWay && i === 1 ? ` ${arrow} ` : ' · '}
                    <Name>{phrase}</Name>
                  </span>
                ))}
              </>
            ),
          },
          { source: 'oneWay', label: 'synonyms.direction', render: ({ oneWay }) => say(oneWay ? 'synonyms.oneWay' : 'synonyms.bothWays') },
        ]}
      />
    </List>
  );
}

function Inputs() {
  const say = useWords();
  return (
    <>
      <TextArrayInput source="phrases" label={say('synonyms.phrases')} helperText={say('synonyms.help')} fullWidth />
      <BooleanInput source="oneWay" label={say('synonyms.oneWayLong')} />
    </>
  );
}

export function SynonymCreate() {
  return (
    <Create redirect="list">
      <SimpleForm defaultValues={{ phrases: [], oneWay: false }}>
        <Inputs />
      </SimpleForm>
    </Create>
  );
}

export function SynonymEdit() {
  const { permissions } = usePermissions<string[]>();
  const mayWrite = mayI(permissions, 'catalogue:write');
  return (
    <Edit mutationMode="pessimistic" transform={({ phrases, oneWay }: Synonym) => ({ phrases, oneWay })}>
      <SimpleForm
        toolbar={
          mayWrite ? (
            <Toolbar sx={{ justifyContent: 'space-between' }}>
              <SaveButton />
              <DeleteButton mutationMode="pessimistic" />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        <Inputs />
      </SimpleForm>
    </Edit>
  );
}
