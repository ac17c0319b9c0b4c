// Colleagues who may read an area: those whom a note there can mention.
import type { Area, Mentionable } from '@millwright/contracts';
import { useGetList } from 'react-admin';

export type Reader = Mentionable & { login: string };

export function useReaders(area: Area): Reader[] {
  const { data = [] } = useGetList<Reader>('colleagues', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: { reads: area },
  });
  return data;
}
