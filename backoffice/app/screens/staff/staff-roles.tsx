// Roles of the shop's own: a list with what each allows and who has it, and a form that begins with the rights of a built-in role.
import {
  type AdminStaffRole,
  plainRights,
  ROLES,
  type Role,
  rightsOf,
} from '@millwright/contracts';
import RoleIcon from '@mui/icons-material/LockPersonOutlined';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { DeleteWithConfirmButton, required, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Name } from '../../ui/isolated.tsx';
import { AREA_NAMES, type GrantableArea, RightsInput } from './rights-input.tsx';

export const STAFF_ROLES = crudScreen<AdminStaffRole>({
  name: 'staff-roles',
  right: 'staff:read',
  writeRight: 'staff:write',
  group: 'company',
  label: 'roles.many',
  icon: RoleIcon,
  represent: ({ name }: AdminStaffRole) => name,
  list: {
    sort: { field: 'name', order: 'ASC' },
    search: true,
    empty: 'roles.none',
    columns: [
      {
        source: 'name',
        label: 'roles.name',
        sortable: true,
        render: ({ name }) => <Name>{name}</Name>,
      },
      { source: 'rights', label: 'roles.rights', render: ({ rights }) => <Areas of={rights} /> },
      { source: 'holders', label: 'roles.holders', render: (role) => <Holders of={role} /> },
    ],
  },
  form: {
    inputs: Inputs,
    toInput: ({ name, rights }) => ({ name, rights: plainRights(rights ?? []) }),
    defaults: { rights: [] },
    afterUpdate: 'list',
    below: ({ record }) => (
      <Box>
        <Typography component="h2" variant="h6">
          <HoldersTitle />
        </Typography>
        <Holders of={record} />
      </Box>
    ),
    remove: <DeleteWithConfirmButton mutationMode="pessimistic" />,
  },
});

function Areas({ of }: { of: readonly string[] }) {
  const say = useWords();
  const names = of.map((right) => {
    const [area, access] = right.split(':') as [GrantableArea, string];
    const name = say(AREA_NAMES[area]);
    return access === 'read' ? say('roles.onlyRead', { area: name }) : name;
  });
  return <>{names.join(' · ')}</>;
}

function HoldersTitle() {
  const say = useWords();
  return <>{say('roles.holders')}</>;
}

function Holders({ of: { holders } }: { of: AdminStaffRole }) {
  const say = useWords();
  if (holders.length === 0) return <>{say('roles.nobody')}</>;
  return <Name>{holders.map(({ name }) => name).join(', ')}</Name>;
}

function Inputs({ isNew }: { isNew: boolean }) {
  const say = useWords();
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <TextInput
        source="name"
        label={say('roles.name')}
        helperText={say('roles.nameHelp')}
        validate={required()}
        fullWidth
      />
      {isNew ? (
        <CopyInput />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {say('roles.effect')}
        </Typography>
      )}
      <RightsInput source="rights" label={say('roles.rights')} />
    </Box>
  );
}

function CopyInput() {
  const say = useWords();
  const { setValue } = useFormContext();
  const copy = (role: Role): void =>
    setValue('rights', plainRights(rightsOf(role)), { shouldDirty: true });
  return (
    <TextField
      select
      label={say('roles.copyOf')}
      helperText={say('roles.copyHelp')}
      defaultValue=""
      onChange={(event) => copy(event.target.value as Role)}
      sx={{ minWidth: { xs: '100%', sm: 360 }, mb: 2 }}
    >
      {ROLES.filter((role) => role !== 'administrator').map((role) => (
        <MenuItem key={role} value={role}>
          {say(`role.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
