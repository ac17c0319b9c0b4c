// Who changed something: the filter of the log of changes, staff and API clients in one list, and the name in an entry.
import { isolatedName } from '@millwright/contracts';
import { AutocompleteInput, useGetList } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Name } from '../../ui/isolated.tsx';

type Named = { id: number; name: string };
const ALL = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** `source`, `alwaysOn`: read by the list. */
export function WhoFilter(_: { source: string; alwaysOn: boolean }) {
  const say = useWords();
  const { data: staff = [] } = useGetList<Named>('colleagues', ALL);
  const { data: programs = [] } = useGetList<Named>('programs', ALL);
  const choices = [
    ...staff.map(({ id, name }) => ({ id: `staff:${id}`, name })),
    ...programs.map(({ id, name }) => ({
      id: `client:${id}`,
      name: say('apiClients.called', { name: isolatedName(name) }),
    })),
  ];
  return (
    <AutocompleteInput
      source="who"
      label={say('common.who')}
      choices={choices}
      translateChoice={false}
      sx={{ minInlineSize: 220 }}
    />
  );
}

/** What stands where no name is known. */
const WORDS: Readonly<Record<string, WordKey>> = {
  system: 'orders.bySystem',
  customer: 'orders.byCustomer',
  visitor: 'leads.actor.visitor',
  unknown: 'audit.unknown',
};

export function WhoName({ who }: { who: string }) {
  const say = useWords();
  const word = WORDS[who];
  return word === undefined ? <Name>{who}</Name> : <>{say(word)}</>;
}
