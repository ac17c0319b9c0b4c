// Names of colleagues: for owners, authors of notes, and lists to choose from.
import { useGetIdentity, useGetList } from 'react-admin';
import { useWords } from '../../i18n/index.ts';

type Colleague = { id: number; name: string; active: boolean };

export function useColleagues() {
  const say = useWords();
  const { identity } = useGetIdentity();
  const { data = [] } = useGetList<Colleague>('colleagues', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const nameOf = (id: number): string =>
    data.find((colleague) => colleague.id === id)?.name ?? `#${id}`;
  /** staff:7, client:3, customer, visitor, system. */
  const actorName = (actor: string): string => {
    if (actor.startsWith('staff:')) return nameOf(Number(actor.slice(6)));
    if (actor.startsWith('client:')) return say('apiClients.numbered', { id: actor.slice(7) });
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
