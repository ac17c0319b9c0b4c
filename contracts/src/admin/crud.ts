// CRUD calls: list, get, create, update and remove of one resource from one description. Server: `crudRoutes`; screens: `crudScreen`.
import type { z } from 'zod';
import { type AdminCall, done, idParams, langQuery, listOf } from './admin-call.ts';
import type { Area } from './rights.ts';

type Said = readonly [name: string, summary: string];
/** Resources whose records come from elsewhere have no `create`, those that stay no `remove`. */
type Names = { list: Said; get: Said; create?: Said; update: Said; remove?: Said };

type Description<A, N, Query, Row, Update, Create, Params> = {
  /** Its rights: `${area}:read` for list and get, `${area}:write` for the others. */
  area: A;
  /** After /api/admin; one record is at `${path}/:id`. */
  path: string;
  calls: N;
  query: Query;
  row: Row;
  /** Body of the call that changes a record, and of the one that creates it unless `create` says otherwise. */
  update: Update;
  create?: Create;
  params?: Params;
};

type CallOf<S, Method, Right, Response, More> = {
  name: S extends Said ? S[0] : never;
  method: Method;
  path: string;
  right: Right;
  summary: string;
  response: Response;
} & More;

type CrudOf<
  A extends Area,
  N extends Names,
  Query,
  Row extends z.ZodType,
  Update,
  Create,
  Params,
> = {
  list: CallOf<N['list'], 'GET', `${A}:read`, ReturnType<typeof listOf<Row>>, { query: Query }>;
  get: CallOf<N['get'], 'GET', `${A}:read`, Row, OfOne<Params>>;
  update: CallOf<N['update'], 'PUT', `${A}:write`, Row, OfOne<Params> & { body: Update }>;
} & (N extends { create: Said }
  ? {
      create: CallOf<
        N['create'],
        'POST',
        `${A}:write`,
        Row,
        { query: typeof langQuery; body: Create }
      >;
    }
  : unknown) &
  (N extends { remove: Said }
    ? { remove: CallOf<N['remove'], 'DELETE', `${A}:write`, typeof done, OfOne<Params>> }
    : unknown);
type OfOne<Params> = { params: Params; query: typeof langQuery };

export type Crud = Record<'list' | 'get' | 'update', AdminCall> &
  Partial<Record<'create' | 'remove', AdminCall>>;

export function defineCrud<
  const A extends Area,
  const N extends Names,
  Query extends z.ZodObject,
  Row extends z.ZodType,
  Update extends z.ZodType,
  Create extends z.ZodType = Update,
  Params extends z.ZodObject = typeof idParams,
>(
  description: Description<A, N, Query, Row, Update, Create, Params>,
): CrudOf<A, N, Query, Row, Update, Create, Params> {
  const { area, path, calls, query, row, update, create, params = idParams } = description;
  const call = (
    [name, summary]: Said,
    method: AdminCall['method'],
    more: Partial<AdminCall>,
  ): AdminCall => ({
    ...{ name, summary, method, response: row, query: langQuery },
    path: method === 'POST' || more.query !== undefined ? path : `${path}/:id`,
    right: `${area}:${method === 'GET' ? 'read' : 'write'}`,
    ...more,
  });
  const crud: Crud = {
    list: call(calls.list, 'GET', { query, response: listOf(row) }),
    get: call(calls.get, 'GET', { params }),
    ...(calls.create === undefined
      ? {}
      : { create: call(calls.create, 'POST', { body: create ?? update }) }),
    update: call(calls.update, 'PUT', { params, body: update }),
    ...(calls.remove === undefined
      ? {}
      : { remove: call(calls.remove, 'DELETE', { params, response: done }) }),
  };
  return crud as CrudOf<A, N, Query, Row, Update, Create, Params>;
}

type CallsIn<Export> = Export extends AdminCall
  ? Export
  : Export extends Crud
    ? Exclude<Export[keyof Export], undefined>
    : never;
type CallsOf<Exports> = {
  [C in CallsIn<Exports[keyof Exports]> as C extends AdminCall ? C['name'] : never]: C;
};

/** The calls that a file exports, alone or as CRUD, by their names; whatever else it exports is left out. */
export function callsOf<const Exports extends object>(exports: Exports): CallsOf<Exports> {
  const isCall = (value: unknown): value is AdminCall =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  const calls = Object.values(exports).flatMap((value: unknown) => {
    if (isCall(value)) return [value];
    return typeof value === 'object' && value !== null && 'list' in value
      ? Object.values(value).filter(isCall)
      : [];
  });
  return Object.fromEntries(calls.map((call) => [call.name, call])) as CallsOf<Exports>;
}
