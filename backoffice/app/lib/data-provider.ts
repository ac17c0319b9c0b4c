// Data provider of react-admin: each resource is an address under /api/admin whose lists answer { rows, total }.
import type { DataProvider, RaRecord } from 'ra-core';
import { api } from './api.ts';

type Rows = { rows: RaRecord[]; total: number };
type Params = Record<string, unknown>;

/** Filters as query texts: lists joined by commas, nested names by a dot. */
function filtersOf(filter: Params): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as string)]),
  );
}

async function list(
  resource: string,
  params: {
    pagination?: { page: number; perPage: number };
    sort?: { field: string; order: string };
    filter?: Params;
    target?: string;
    id?: unknown;
  },
) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 100 };
  const sort =
    params.sort === undefined || params.sort.field === ''
      ? {}
      : { sort: params.sort.field, order: params.sort.order.toLowerCase() };
  const own = params.target === undefined ? {} : { [params.target]: params.id as string };
  const query = {
    start: (page - 1) * perPage,
    count: perPage,
    ...sort,
    ...filtersOf(params.filter ?? {}),
    ...own,
  };
  const { rows, total } = await api<Rows>('GET', `/${resource}`, { query });
  return { data: rows as never[], total };
}

export const dataProvider: DataProvider = {
  getList: (resource, params) => list(resource, params),
  getManyReference: (resource, params) => list(resource, params),
  getMany: async (resource, { ids }) => ({
    data: (
      await api<Rows>('GET', `/${resource}`, { query: { ids: ids.join(','), count: ids.length } })
    ).rows as never[],
  }),
  getOne: async (resource, { id }) => ({ data: await api('GET', `/${resource}/${id}`) }),
  create: async (resource, { data }) => ({
    data: await api('POST', `/${resource}`, { body: data }),
  }),
  update: async (resource, { id, data }) => ({
    data: await api('PUT', `/${resource}/${id}`, { body: data }),
  }),
  // One after the other: each is a change of its own with its own rejection.
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await api('PUT', `/${resource}/${id}`, { body: data });
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    await api('DELETE', `/${resource}/${id}`);
    return { data: previousData as never };
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await api('DELETE', `/${resource}/${id}`);
    return { data: ids };
  },
};
