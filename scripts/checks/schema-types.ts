// Types of tables (server/src/platform/db/schema.ts) compared with a migrated database: columns, nullability, defaults, value types, and unions with CHECK constraints.
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './source-files.ts';

export type TypedColumn = {
  /** What a select gives: string, number, boolean, Date, Buffer, string[], json ... */
  kind: string;
  isNullable: boolean;
  /** An insert may leave it out. */
  isOptional: boolean;
  /** Of a union of strings, sorted. */
  values: string[] | null;
};
export type DatabaseColumn = {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_view: boolean;
  /** Of a CHECK constraint of this column alone that lists strings, sorted. */
  values: string[] | null;
};

/** Columns of the tables and views of the program's own schema. */
export const DATABASE_COLUMNS = `
  select c.relname as table_name, a.attname as column_name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type, not a.attnotnull as is_nullable,
    a.atthasdef or a.attidentity <> '' as has_default, c.relkind = 'v' as is_view,
    (select array_agg(found[1] order by found[1] collate "C")
     from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::', 'g') found
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^)]*\\]\\)\\)\\)$') as values
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`;

/** As pg and the parsers of pool.ts read them; jsonb may be of any type. */
const KINDS: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'string',
  text: 'string',
  character: 'string',
  'character varying': 'string',
  date: 'string',
  uuid: 'string',
  xid8: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  'integer[]': 'number[]',
  'bigint[]': 'number[]',
  'text[]': 'string[]',
  'cidr[]': 'string[]',
};

/** @returns what differs, one a line; columns in `exempt` may differ */
export function schemaFindings(
  typed: ReadonlyMap<string, ReadonlyMap<string, TypedColumn>>,
  columns: readonly DatabaseColumn[],
  exempt: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  return [...typed].flatMap(([table, types]) => {
    const real = tables
      .get(table)
      ?.filter(({ column_name: name }) => exempt[table]?.includes(name) !== true);
    if (real === undefined) return [`${table}: no such table`];
    const gone = [...types.keys()].filter(
      (name) => !tables.get(table)?.some((column) => column.column_name === name),
    );
    const missing = real.filter(({ column_name: name }) => !types.has(name));
    return [
      ...gone.map((name) => `${table}.${name}: no such column`),
      ...missing.map(({ column_name: name }) => `${table}.${name}: has no type`),
      ...real.flatMap((column) => {
        const type = types.get(column.column_name);
        return type === undefined
          ? []
          : columnFindings(type, column).map(
              (finding) => `${table}.${column.column_name}: ${finding}`,
            );
      }),
    ];
  });
}

function columnFindings(type: TypedColumn, column: DatabaseColumn): string[] {
  const isJson = column.type === 'jsonb';
  const kind = KINDS[column.type];
  return [
    ...(isJson || type.kind === kind
      ? []
      : [`${column.type} is read as ${kind ?? '(unknown)'}, not as ${type.kind}`]),
    // A view does not say what may be null.
    ...(column.is_view || type.isNullable === column.is_nullable
      ? []
      : [column.is_nullable ? 'may be null' : 'is never null']),
    ...(type.isOptional && !column.is_view && !column.has_default && !column.is_nullable
      ? ['has no default']
      : []),
    ...(type.values !== null && type.values.join() !== column.values?.join()
      ? [`may be ${column.values?.join(', ') ?? 'any text'}, not ${type.values.join(', ')}`]
      : []),
  ];
}

/** The columns of `Database` in this file, by table. */
export function typedTables(file: string): Map<string, Map<string, TypedColumn>> {
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [join(ROOT, 'node_modules/@types')],
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const database = module?.exports?.get('Database' as ts.__String);
  if (database === undefined) throw new Error(`${file} exports no Database`);
  const tables = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(database));
  return new Map(
    tables.map((table) => [
      table.name,
      new Map(
        checker
          .getTypeOfSymbol(table)
          .getProperties()
          .map((column) => [column.name, typedColumn(checker, column)]),
      ),
    ]),
  );
}

function typedColumn(checker: ts.TypeChecker, column: ts.Symbol): TypedColumn {
  const members = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
  /** A ColumnType of Kysely has one type for each direction. */
  const side = (name: string): ts.Type[] =>
    members(checker.getTypeOfSymbol(column)).flatMap((type) => {
      const own = type.getProperty(name);
      return own === undefined ? [type] : members(checker.getTypeOfSymbol(own));
    });
  const has = (types: readonly ts.Type[], flag: ts.TypeFlags): boolean =>
    types.some((type) => (type.flags & flag) !== 0);
  const selected = side('__select__').filter(
    (type) => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
  );
  const inserted = side('__insert__');
  const kinds = [...new Set(selected.map((type) => kindOf(checker, type)))];
  const literals = selected.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
  return {
    kind: kinds.sort().join(' | '),
    isNullable: has(inserted, ts.TypeFlags.Null),
    isOptional: has(inserted, ts.TypeFlags.Undefined),
    values: literals.length > 0 && literals.length === selected.length ? literals.sort() : null,
  };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) {
    const [entry] = checker.getTypeArguments(type as ts.TypeReference);
    return `${entry === undefined ? '' : kindOf(checker, entry)}[]`;
  }
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'json';
}
