// Staff list: names, roles, second factor, and when each was last seen.
import type { StaffMember } from '@millwright/contracts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { RoleName } from '../../ui/role-name.tsx';

export function StaffList() {
  return (
    <AdminList<StaffMember>
      sort={{ field: 'name', order: 'ASC' }}
      search
      mayCreate
      exportPath="/exports/staff"
      columns={[
        {
          source: 'name',
          label: 'staff.name',
          sortable: true,
          render: (member) => <Name>{member.name}</Name>,
        },
        {
          source: 'email',
          label: 'staff.email',
          sortable: true,
          render: (member) => <Ltr>{member.email}</Ltr>,
        },
        {
          source: 'role',
          label: 'staff.role',
          sortable: true,
          render: (member) => <RoleName of={member} />,
        },
        {
          source: 'active',
          label: 'staff.active',
          render: (member, { say }) => say(member.active ? 'common.yes' : 'common.no'),
        },
        {
          source: 'hasSecondFactor',
          label: 'staff.secondFactor',
          render: (member, { say }) =>
            say(member.hasSecondFactor ? 'staff.secondFactorYes' : 'staff.secondFactorNo'),
        },
        {
          source: 'lastSeenAt',
          label: 'staff.lastSeen',
          render: (member, { say, moment }) =>
            member.lastSeenAt === null ? say('staff.never') : moment(member.lastSeenAt),
        },
      ]}
    />
  );
}
