// Breaking changes of /api/v1: what a client of the released document could no longer do or read. `npm run check` compares; `npm run api-release` releases.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeV1 } from '../server/src/describe-api.ts';
import type { Document } from '../server/src/openapi-document.ts';
import { ROOT } from './checks/source-files.ts';

const RELEASED = 'docs/api/v1.json';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  minimum?: number;
  pattern?: string;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses: Record<string, { content?: Content }>;
};
export type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};
type Side = { schema: Schema | undefined; document: Described };

/** One sentence for each thing that a client of `before` may stumble over; none: they are compatible. */
export function breakingChanges(before: Described, after: Described): string[] {
  const found: string[] = [];
  for (const [path, operations] of Object.entries(before.paths))
    for (const [method, old] of Object.entries(operations)) {
      const where = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) found.push(`${where} is gone`);
      else found.push(...changesOf(where, old, now, before, after));
    }
  return found;
}

function changesOf(
  where: string,
  old: Operation,
  now: Operation,
  before: Described,
  after: Described,
): string[] {
  const found: string[] = [];
  const parameters = new Map(
    (now.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]),
  );
  for (const parameter of old.parameters ?? []) {
    const at = `${where}, parameter ${parameter.name}`;
    const same = parameters.get(`${parameter.in} ${parameter.name}`);
    parameters.delete(`${parameter.in} ${parameter.name}`);
    if (same === undefined) found.push(`${at} is gone`);
    else {
      if (same.required === true && parameter.required !== true)
        found.push(`${at} is required now`);
      found.push(
        ...narrowed(
          at,
          { schema: parameter.schema, document: before },
          { schema: same.schema, document: after },
        ),
      );
    }
  }
  for (const added of parameters.values())
    if (added.required === true)
      found.push(`${where}, parameter ${added.name} is new and required`);
  if (old.requestBody === undefined && now.requestBody?.required === true)
    found.push(`${where} needs a body now`);
  const bodyOf = ({ requestBody }: Operation) => firstSchema(requestBody?.content);
  found.push(
    ...narrowed(
      `${where}, body`,
      { schema: bodyOf(old), document: before },
      { schema: bodyOf(now), document: after },
    ),
  );
  for (const [status, answer] of Object.entries(old.responses).filter(([code]) =>
    /^2/.test(code),
  )) {
    const same = now.responses[status];
    if (same === undefined) found.push(`${where} no longer answers ${status}`);
    else
      found.push(
        ...widened(
          `${where}, answer`,
          { schema: firstSchema(answer.content), document: before },
          { schema: firstSchema(same.content), document: after },
        ),
      );
  }
  return found;
}

const firstSchema = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema;

/** What is sent: everything that was accepted must be accepted still. */
function narrowed(at: string, old: Side, now: Side, seen = new Set<string>()): string[] {
  const [a, b] = [resolved(old), resolved(now)];
  if (a === undefined || b === undefined || isSeen(old, now, seen)) return [];
  const found = typesGone(a, b, (gone, left) => `${at} is ${left} where it was ${gone}`).concat(
    limitsTightened(at, a, b),
  );
  for (const value of b.enum === undefined ? [] : (a.enum ?? []))
    if (!b.enum?.includes(value)) found.push(`${at}: the value ${value} is no longer taken`);
  for (const [name, property] of Object.entries(a.properties ?? {}))
    if (b.properties?.[name] === undefined) found.push(`${at}.${name} is no longer taken`);
    else
      found.push(
        ...narrowed(
          `${at}.${name}`,
          { ...old, schema: property },
          { ...now, schema: b.properties[name] },
          seen,
        ),
      );
  for (const name of b.required ?? [])
    if (!(a.required ?? []).includes(name)) found.push(`${at}.${name} is required now`);
  if (a.items !== undefined)
    found.push(
      ...narrowed(`${at}[]`, { ...old, schema: a.items }, { ...now, schema: b.items }, seen),
    );
  return found;
}

/** What is answered: everything that was there must be there still; values may be added. */
function widened(at: string, old: Side, now: Side, seen = new Set<string>()): string[] {
  const [a, b] = [resolved(old), resolved(now)];
  if (a === undefined || isSeen(old, now, seen)) return [];
  if (b === undefined) return [`${at} is gone`];
  const found = typesGone(b, a, (added, before) => `${at} is ${added} where it was ${before}`);
  for (const [name, property] of Object.entries(a.properties ?? {})) {
    const same = b.properties?.[name];
    if (same === undefined) found.push(`${at}.${name} is gone`);
    else {
      if ((a.required ?? []).includes(name) && !(b.required ?? []).includes(name))
        found.push(`${at}.${name} may be absent now`);
      found.push(
        ...widened(`${at}.${name}`, { ...old, schema: property }, { ...now, schema: same }, seen),
      );
    }
  }
  if (a.items !== undefined)
    found.push(
      ...widened(`${at}[]`, { ...old, schema: a.items }, { ...now, schema: b.items }, seen),
    );
  return found;
}

function resolved({ schema, document }: Side): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : document.components.schemas?.[name];
}

/** A schema that holds itself is looked at once. */
function isSeen(old: Side, now: Side, seen: Set<string>): boolean {
  const reference = old.schema?.$ref;
  if (reference === undefined) return false;
  const pair = `${reference} ${now.schema?.$ref}`;
  if (seen.has(pair)) return true;
  seen.add(pair);
  return false;
}

/** Kinds of values that `a` has and `b` has not. */
function typesGone(a: Schema, b: Schema, said: (gone: string, left: string) => string): string[] {
  const kinds = new Set(kindsOf(b));
  if (kinds.size === 0) return [];
  const gone = kindsOf(a).filter(
    (kind) => !kinds.has(kind) && !(kind === 'integer' && kinds.has('number')),
  );
  return gone.map((kind) => said(kind, [...kinds].join(' or ')));
}

function kindsOf({ type, anyOf, $ref }: Schema): string[] {
  if ($ref !== undefined) return ['object'];
  if (anyOf !== undefined) return anyOf.flatMap(kindsOf);
  return type === undefined ? [] : [type].flat();
}

function limitsTightened(at: string, a: Schema, b: Schema): string[] {
  const found: string[] = [];
  for (const limit of ['maxLength', 'maximum', 'maxItems'] as const)
    if ((b[limit] ?? Infinity) < (a[limit] ?? Infinity))
      found.push(`${at}: ${limit} is ${b[limit]} now`);
  if ((b.minimum ?? -Infinity) > (a.minimum ?? -Infinity))
    found.push(`${at}: minimum is ${b.minimum} now`);
  if (b.pattern !== undefined && a.pattern !== b.pattern)
    found.push(`${at}: another form is asked for`);
  return found;
}

/** Finding of `npm run check`; '' is good. */
export async function brokenApi(): Promise<string> {
  const released = JSON.parse(await readFile(join(ROOT, RELEASED), 'utf8')) as Described;
  return breakingChanges(released, asDescribed(await describeV1())).join('\n');
}

const asDescribed = (document: Document) => document as unknown as Described;

if (import.meta.main)
  await writeFile(join(ROOT, RELEASED), `${JSON.stringify(await describeV1())}\n`);
