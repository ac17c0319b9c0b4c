// Staff form: create, edit, reset a password, which is shown once to be handed over.
import {
  type AdminStaffRole,
  isolated,
  LOCALES,
  MAX_ROWS,
  ROLES,
  type StaffMember,
} from '@millwright/contracts';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  Confirm,
  Create,
  Edit,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useGetList,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ShownOnceDialog } from '../../ui/shown-once.tsx';

type WithPassword = StaffMember & { oneTimePassword: string };

export function StaffCreate() {
  const redirect = useRedirect();
  const say = useWords();
  const notify = useNotify();
  const [made, setMade] = useState<WithPassword | null>(null);
  const onMade = (member: WithPassword): void => {
    if (member.oneTimePassword !== '') {
      setMade(member);
      return;
    }
    notify(say('staff.invited', { email: member.email }), { type: 'success' });
    redirect('list', 'staff');
  };
  return (
    <Create mutationOptions={{ onSuccess: (data: unknown) => onMade(data as WithPassword) }}>
      <SimpleForm defaultValues={{ role: 'order-manager', locale: 'en', invite: true }}>
        <MemberInputs />
        <BooleanInput
          source="invite"
          label={say('staff.invite')}
          helperText={say('staff.inviteHelp')}
        />
      </SimpleForm>
      <PasswordDialog member={made} onClose={() => redirect('list', 'staff')} />
    </Create>
  );
}

export function StaffEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      transform={({ email, name, role, locale, active }: StaffMember) => ({
        email,
        name,
        role,
        locale,
        active,
      })}
    >
      <SimpleForm toolbar={<EditToolbar />}>
        <MemberInputs />
        <ActiveInput />
      </SimpleForm>
    </Edit>
  );
}

function MemberInputs() {
  const say = useWords();
  return (
    <>
      <TextInput source="name" label={say('staff.name')} validate={required()} fullWidth />
      <TextInput
        source="email"
        label={say('staff.email')}
        type="email"
        validate={required()}
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <RoleInput />
      <SelectInput
        source="locale"
        label={say('staff.locale')}
        choices={LOCALES.map((id) => ({ id, name: say(`language.${id}`) }))}
        translateChoice={false}
        validate={required()}
      />
    </>
  );
}

/** Built-in roles, then the shop's own by their names. */
function RoleInput() {
  const say = useWords();
  const { data: own = [] } = useGetList<AdminStaffRole>('staff-roles', {
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: { field: 'name', order: 'ASC' },
  });
  const choices = [
    ...ROLES.map((id) => ({ id: String(id), name: say(`role.${id}`) })),
    ...own.map((role) => ({ id: `own-${role.id}`, name: isolated(role.name) })),
  ];
  return (
    <SelectInput
      source="role"
      label={say('staff.role')}
      choices={choices}
      translateChoice={false}
      validate={required()}
    />
  );
}

function ActiveInput() {
  const say = useWords();
  return <BooleanInput source="active" label={say('staff.active')} />;
}

function EditToolbar() {
  const say = useWords();
  const member = useRecordContext<StaffMember>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Reset | null>(null);
  const [made, setMade] = useState<WithPassword | null>(null);
  const reset = async (): Promise<void> => {
    try {
      const done = await api<WithPassword>('POST', `/staff/${member?.id}/reset`, { body: asked });
      if (done.oneTimePassword !== '') setMade(done);
      else notify(say('staff.invited', { email: done.email }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setAsked(null);
  };
  return (
    <Toolbar>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SaveButton />
        <Button onClick={() => setAsked({ secondFactor: false })}>{say('staff.reset')}</Button>
        <Button onClick={() => setAsked({ secondFactor: true })}>{say('staff.resetBoth')}</Button>
        <Button onClick={() => setAsked({ secondFactor: false, invite: true })}>
          {say('staff.inviteAgain')}
        </Button>
      </Stack>
      <Confirm
        isOpen={asked !== null}
        title={say(titleOf(asked))}
        content={say('staff.resetSure', { name: member?.name ?? '' })}
        onConfirm={() => void reset()}
        onClose={() => setAsked(null)}
      />
      <PasswordDialog
        member={made}
        onClose={() => {
          setMade(null);
          refresh();
        }}
      />
    </Toolbar>
  );
}

type Reset = { secondFactor: boolean; invite?: boolean };

function titleOf(asked: Reset | null): 'staff.inviteAgain' | 'staff.resetBoth' | 'staff.reset' {
  if (asked?.invite === true) return 'staff.inviteAgain';
  return asked?.secondFactor === true ? 'staff.resetBoth' : 'staff.reset';
}

function PasswordDialog({ member, onClose }: { member: WithPassword | null; onClose: () => void }) {
  const say = useWords();
  if (member === null) return null;
  return (
    <ShownOnceDialog
      title={say('staff.reset')}
      help={say('staff.oneTime', { name: member.name })}
      secret={member.oneTimePassword}
      onClose={onClose}
    />
  );
}
