// Who is on the staff, in which role, and when were they last here?
import type { StaffMember } from '@millwright/contracts';
import { CreateButton, List, SearchInput, TopToolbar } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];

export function StaffList() {
  const say = useWords();
  const { moment } = useFormats();
  return (
    <List filters={FILTERS} actions={<Actions />} sort={{ field: 'name', order: 'ASC' }} perPage={25} exporter={false}>
      <Rows<StaffMember>
        columns={[
          { source: 'name', label: 'staff.name', sortable: true, render: (member) => <Name>{member.name}</Name> },
          { source: 'email', label: 'staff.email', sortable: true, render: (member) => <Ltr>{member.email}</Ltr> },
          { source: 'role', label: 'staff.role', sortable: true, render: (member) => say(`role.${member.role}`) },
          { source: 'active', label: 'staff.active', render: (member) => say(member.active ? 'common.yes' : 'common.no') },
          {
            source: 'hasSecondFactor',
            label: 'staff.secondFactor',
            render: (member) => say(member.hasSecondFactor ? 'staff.secondFactorYes' : 'staff.secondFactorNo'),
          },
          {
            source: 'lastSeenAt',
            label: 'staff.lastSeen',
            render: (member) => (member.lastSeenAt === null ? say('staff.never') : moment(member.lastSeenAt)),
          },
        ]}
      />
    </List>
  );
}

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
      <ExportButtons path="/exports/staff" />
    </TopToolbar>
  );
}
