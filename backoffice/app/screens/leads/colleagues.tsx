// Names of colleagues: for owners, authors of notes, and lists to choose from.
import { isolatedName } from '@millwright/contracts';
import { useGetIdentity, useGetList } from 'react-admin';
import { useWords } from '../../i18n/index.ts';

type Colleague = { id: number; name: string; active: boolean };
type Program = { id: number; name: string };

export function useColleagues() {
  const say = useWords();
  const { identity } = useGetIdentity();
  const { data = [] } = useGetList<Colleague>('colleagues', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const { data: programs = [] } = useGetList<Program>('programs', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const nameOf = (id: number): string =>
    data.find((colleague) => colleague.id === id)?.name ?? `#${id}`;
  /** staff:7, client:3, customer, visitor, system. */
  const actorName = (actor: string): string => {
    if (actor.startsWith('staff:')) return nameOf(Number(actor.slice(6)));
    if (actor.startsWith('client:')) {
      const id = actor.slice(7);
      const name = programs.find((program) => String(program.id) === id)?.name;
      return name === undefined
        ? say('apiClients.numbered', { id })
        : say('apiClients.called', { name: isolatedName(name) });
    }
    return actor === 'customer' || actor === 'visitor'
      ? say(`leads.actor.${actor}`)
      : say('leads.actor.system');
  };
  return {
    me: identity?.id as number | undefined,
    active: data.filter((colleague) => colleague.active),
    nameOf,
    actorName,
  };
}
