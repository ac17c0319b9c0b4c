// Name of a role: a built-in one in the language of the screen, an own one as it was entered.
import { ROLES } from '@millwright/contracts';
import { useWords } from '../i18n/index.ts';
import { Name } from './isolated.tsx';

export function RoleName({ of }: { of: { role: string; ownRoleName: string | null } }) {
  const say = useWords();
  const builtIn = ROLES.find((role) => role === of.role);
  return builtIn === undefined ? <Name>{of.ownRoleName ?? of.role}</Name> : say(`role.${builtIn}`);
}
