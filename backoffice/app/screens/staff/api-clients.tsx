// API clients: programs that call /api/v1, with what each may do, where it may come from and how often; below the form its keys.
import { type AdminApiClient, KEY_RIGHTS, plainRights } from '@millwright/contracts';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { Alert, Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ApiKeys } from './api-keys.tsx';
import { RightsInput } from './rights-input.tsx';

/** The form holds addresses as typed, one a line. */
type Form = Omit<AdminApiClient, 'addresses'> & { addresses: string | readonly string[] | null };

const toNewInput = (form: AdminApiClient) => {
  const { name, rights, addresses, callsPerMinute } = form as Form;
  return {
    name,
    rights: plainRights(rights ?? []),
    addresses:
      typeof addresses === 'string'
        ? addresses.split(/[\s,;]+/).filter(Boolean)
        : (addresses ?? []),
    callsPerMinute,
  };
};

export const API_CLIENTS = crudScreen<AdminApiClient>({
  name: 'api-clients',
  right: 'staff:read',
  writeRight: 'staff:write',
  group: 'company',
  label: 'apiClients.many',
  icon: KeyIcon,
  represent: ({ name }: AdminApiClient) => name,
  list: {
    sort: { field: 'name', order: 'ASC' },
    search: true,
    empty: 'apiClients.none',
    columns: [
      {
        source: 'name',
        label: 'apiClients.name',
        sortable: true,
        render: ({ name }) => <Name>{name}</Name>,
      },
      {
        source: 'active',
        label: 'apiClients.state',
        render: (client, { say }) => say(stateOf(client)),
      },
      {
        source: 'keys',
        label: 'apiClients.keys',
        render: ({ keys }) => <Prefixes of={keys} />,
      },
      {
        source: 'lastUsedDay',
        label: 'apiClients.lastUsed',
        render: ({ lastUsedDay }, { say, day }) =>
          lastUsedDay === null ? say('apiClients.never') : day(lastUsedDay),
      },
      {
        source: 'createdAt',
        label: 'apiClients.created',
        sortable: true,
        render: ({ createdAt }, { moment }) => moment(createdAt),
      },
    ],
  },
  form: {
    inputs: Inputs,
    toNewInput,
    toInput: (form) => ({ ...toNewInput(form), active: form.active }),
    defaults: { rights: [], addresses: '', callsPerMinute: 600 },
    // A key is made next.
    afterCreate: 'edit',
    below: ({ record }) => <ApiKeys client={record} />,
  },
});

function stateOf({ active, keys }: AdminApiClient) {
  if (!active) return 'apiClients.off';
  return keys.some(({ state }) => state === 'live') ? 'apiClients.on' : 'apiClients.noKey';
}

function Prefixes({ of }: { of: AdminApiClient['keys'] }) {
  const live = of.filter(({ state }) => state === 'live');
  return <Ltr mono>{live.map(({ prefix }) => `mw_live_${prefix}…`).join(' ')}</Ltr>;
}

/** The keys stand below a long form. */
function KeyMissing() {
  const say = useWords();
  const client = useRecordContext<AdminApiClient>();
  if (client === undefined || client.keys.length > 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say('apiClients.keyNext')}
    </Alert>
  );
}

function Inputs({ isNew }: { isNew: boolean }) {
  const say = useWords();
  return (
    <Box sx={{ maxWidth: 1000 }}>
      {isNew ? null : <KeyMissing />}
      <TextInput
        source="name"
        label={say('apiClients.name')}
        helperText={say('apiClients.nameHelp')}
        validate={required()}
        fullWidth
      />
      {isNew ? null : (
        <BooleanInput
          source="active"
          label={say('apiClients.active')}
          helperText={say('apiClients.activeHelp')}
        />
      )}
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}
      >
        <TextInput
          source="addresses"
          label={say('apiClients.addresses')}
          helperText={say('apiClients.addressesHelp')}
          format={(value: Form['addresses']) =>
            typeof value === 'string' ? value : (value ?? []).join('\n')
          }
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <NumberInput
          source="callsPerMinute"
          label={say('apiClients.calls')}
          helperText={say('apiClients.callsHelp')}
          min={1}
          max={100_000}
          validate={required()}
          fullWidth
        />
      </Box>
      {isNew ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {say('apiClients.effect')}
        </Typography>
      )}
      <RightsInput source="rights" label={say('apiClients.rights')} offered={KEY_RIGHTS} />
    </Box>
  );
}
