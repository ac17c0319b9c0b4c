// Webhook form: address, events and description; a new endpoint shows its secret once.
import {
  EVENT_TYPE_NAMES,
  isolated,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@millwright/contracts';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  CheckboxGroupInput,
  Create,
  DeleteWithConfirmButton,
  Edit,
  required,
  TextInput,
  useRedirect,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { EntryForm } from '../../ui/entry-form.tsx';
import { SecretDialog } from './webhook-parts.tsx';

const toInput = ({ url, types, description }: WebhookEndpoint) => ({
  url: url ?? '',
  types: types ?? [],
  description: description ?? '',
});

export function WebhookCreate() {
  const redirect = useRedirect();
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  return (
    <Create
      transform={toInput}
      mutationOptions={{ onSuccess: (data: unknown) => setMade(data as WebhookEndpointWithSecret) }}
    >
      <EntryForm right="system:write" defaultValues={{ url: '', types: [], description: '' }}>
        <Inputs />
      </EntryForm>
      {made === null ? null : (
        <SecretDialog secret={made.secret} onClose={() => redirect('show', 'webhooks', made.id)} />
      )}
    </Create>
  );
}

export function WebhookEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show" actions={false} transform={toInput}>
      <EntryForm
        right="system:write"
        remove={<DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" />}
      >
        <Inputs />
      </EntryForm>
    </Edit>
  );
}

function Inputs() {
  const say = useWords();
  const { setValue } = useFormContext();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {say('webhooks.help')}
      </Alert>
      <TextInput
        source="url"
        label={say('webhooks.url')}
        helperText={say('webhooks.urlHelp')}
        validate={required()}
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: 2_000 } }}
      />
      <TextInput
        source="description"
        label={say('webhooks.description')}
        helperText={say('webhooks.descriptionHelp')}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <CheckboxGroupInput
        source="types"
        label={say('webhooks.types')}
        helperText={say('webhooks.typesHelp')}
        choices={EVENT_TYPE_NAMES.map((id) => ({
          id,
          name: `${say(`event.${id}`)} · ${isolated(id)}`,
        }))}
        translateChoice={false}
        row={false}
        validate={required()}
      />
      <Box>
        <Button
          size="small"
          onClick={() => setValue('types', [...EVENT_TYPE_NAMES], { shouldDirty: true })}
        >
          {say('webhooks.allTypes')}
        </Button>
      </Box>
    </>
  );
}
