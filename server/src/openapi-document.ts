// OpenAPI document of all calls: headers and limits that are the same for many calls, and the part of it that is /api/v1. [§7, decisions 0114]
import { takesIdempotencyKey, V1_AREAS, V1_CALLS, type V1Call } from '@millwright/contracts';
import { EXAMPLES } from './openapi-examples.ts';

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: object;
  example?: unknown;
};
type Answer = { $ref?: string; description?: string; headers?: object; content?: object };
export type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  responses: Record<string, Answer>;
};
export type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Partial<
    Record<'schemas' | 'securitySchemes' | 'headers' | 'responses', Record<string, unknown>>
  >;
  tags?: { name: string; description: string }[];
};

/** What the specification calls its sections, and what is not of it. */
const SECTIONS: Readonly<Record<string, string>> = {
  'Section 2.1': 'Tracking an order without an account.',
  'Section 7.1': 'Cart and quick order, as the specification spells them.',
  'Section 7.2': 'Customers and sessions, as the specification spells them.',
  'Section 7.3': 'Catalogue and search, as the specification spells them.',
  'Section 7.4': 'Wishlist, as the specification spells it.',
  'Section 7.5': 'Orders, as the specification spells them.',
  'Section 7.6': 'Lots, as the specification spells them.',
  'Section 7.7':
    'Reviews, negotiations, requests and stock alerts, as the specification spells them.',
  'Section 7.8': 'Files: pictures, documents and videos.',
  'Back office':
    'What the screens of the staff ask for. It changes with them and is no public API.',
};

const RATE_LIMIT = {
  'X-RateLimit-Limit': number('Requests that are allowed in a minute.'),
  'X-RateLimit-Remaining': number('Of these, how many are left.'),
  'X-RateLimit-Reset': number('Seconds until they are counted anew.'),
  RateLimit: {
    schema: { type: 'string', examples: ['"requests";r=1199;t=60'] },
    description:
      'The same by draft-ietf-httpapi-ratelimit-headers: for each policy what remains (`r`) and for how many seconds (`t`). Searches have a policy of their own.',
  },
  'RateLimit-Policy': {
    schema: { type: 'string', examples: ['"requests";q=1200;w=60'] },
    description: 'For each policy its quota (`q`) in a window of seconds (`w`).',
  },
};
const RETRY_AFTER = { 'Retry-After': number('Seconds to wait.') };
const CHALLENGE = {
  'WWW-Authenticate': {
    schema: { type: 'string' },
    description: 'Which kind of token or key is wanted.',
  },
};
const REPLAYED = {
  'Idempotency-Replayed': {
    schema: { type: 'string', enum: ['true'] },
    description: 'The call was done before; this is its answer of then.',
  },
};
const ENTITY_TAG = {
  ETag: {
    schema: { type: 'string' },
    description:
      'Where 304 is an answer: sent as `If-None-Match`, it answers 304 while nothing changed. Of a cart, profile, wishlist or review: sent as `If-Match`, a call changes it only if nothing else has; prices and stock do not count.',
  },
};

/** Writing calls of /api/v1 whose answer may be stored. [decisions 0110] */
const REPEATABLE: ReadonlySet<string> = new Set(
  Object.values<V1Call>(V1_CALLS)
    .filter(takesIdempotencyKey)
    .map(({ name }) => name),
);

function addIdempotencyKey(operation: Operation): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      in: 'header',
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      description:
        'Of a client or a customer: the call repeated with the same key has one effect and the same answer, for seven days.',
    },
  ];
  for (const [status, answer] of Object.entries(operation.responses))
    if (/^2/.test(status)) answer.headers = { ...answer.headers, ...REPLAYED };
}

/** Calls of /api/v1 whose resource has a version. */
const VERSIONED: ReadonlySet<string> = new Set(
  Object.values<V1Call>(V1_CALLS)
    .filter(({ hasVersion }) => hasVersion === true)
    .map(({ name }) => name),
);

function addIfMatch(operation: Operation, isRead: boolean): void {
  if (!isRead)
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        in: 'header',
        name: 'If-Match',
        required: false,
        schema: { type: 'string' },
        description:
          'The ETag of the resource as it was read, or `*`. Changed meanwhile: 412 `precondition-failed`, and nothing is done.',
        example: '"q3Zk8mXW1vT0c2yJ5sLp7A"',
      },
    ];
  for (const [status, answer] of Object.entries(operation.responses))
    if (/^2/.test(status)) answer.headers = { ...answer.headers, ...ENTITY_TAG };
}

function addExample({ operationId = '', responses }: Operation): void {
  const example = EXAMPLES[operationId];
  const content = (responses['200'] ?? responses['201'])?.content as
    | Record<string, { example?: unknown }>
    | undefined;
  const answer = content?.['application/json'];
  if (answer !== undefined && example !== undefined) answer.example = example;
}

function number(description: string) {
  return { schema: { type: 'integer' }, description };
}

/** Adds to each operation what is true of many: headers, 304, `security: []` where nobody need log on, and the areas with their descriptions. */
export function completeDocument(
  document: Document,
  isTagged: (path: string) => boolean,
): Document {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      operation.security ??= [];
      operation.description ??= `${operation.summary}.`;
      if (method === 'get' && isTagged(path)) {
        const answer = operation.responses['200'];
        if (answer !== undefined) answer.headers = { ...answer.headers, ...ENTITY_TAG };
        operation.responses['304'] = {
          description: 'Nothing has changed since `If-None-Match`.',
          headers: ENTITY_TAG,
        };
      }
      if (VERSIONED.has(operation.operationId ?? '')) addIfMatch(operation, method === 'get');
      addExample(operation);
      if (REPEATABLE.has(operation.operationId ?? '')) addIdempotencyKey(operation);
      for (const [status, answer] of Object.entries(operation.responses))
        Object.assign(answer, {
          // What the generator writes where nobody says anything.
          ...(answer.description === 'Default Response' ? { description: saidOf(status) } : {}),
          headers: { ...answer.headers, ...headersOf(status) },
        });
    }
  const used = new Set(
    Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ tags = [] }) => tags),
    ),
  );
  const described = { ...V1_AREAS, ...SECTIONS };
  document.tags = Object.entries(described)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
  return withUsedSchemas(document);
}

function saidOf(status: string): string {
  if (/^2/.test(status)) return 'The answer.';
  return /^4/.test(status)
    ? 'Rejected; the code says why.'
    : 'The shop cannot answer now, or has a fault.';
}

function headersOf(status: string): object {
  if (status === '401') return { ...RATE_LIMIT, ...CHALLENGE };
  return status === '429' || status === '503' ? { ...RATE_LIMIT, ...RETRY_AFTER } : RATE_LIMIT;
}

/** The document of /api/v1 alone; headers and rejections, the same for many calls, stand in it once. */
export function onlyV1(document: Document): Document {
  const paths = structuredClone(
    Object.fromEntries(
      Object.entries(document.paths).filter(([path]) => path.startsWith('/api/v1/')),
    ),
  );
  const headers: Record<string, unknown> = {};
  const responses: Record<string, unknown> = {};
  const shared = (answer: Answer): Answer => {
    if (answer.headers === undefined) return answer;
    Object.assign(headers, answer.headers);
    const names = Object.keys(answer.headers);
    return {
      ...answer,
      headers: Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
    };
  };
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations))
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (!/^[45]/.test(status)) operation.responses[status] = shared(answer);
        else {
          responses[`Rejected${status}`] ??= shared(answer);
          operation.responses[status] = { $ref: `#/components/responses/Rejected${status}` };
        }
      }
  const { staffSession: _, ...securitySchemes } = document.components.securitySchemes ?? {};
  return withUsedSchemas({
    ...document,
    paths,
    tags: (document.tags ?? []).filter(({ name }) => Object.hasOwn(V1_AREAS, name)),
    components: { ...document.components, securitySchemes, headers, responses },
  });
}

/** Without the schemas that nothing refers to: each is known as input and as output, and most are used as one of them. */
function withUsedSchemas(document: Document): Document {
  const schemas = document.components.schemas ?? {};
  const used = new Set<string>();
  const collect = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    ))
      if (!used.has(name)) {
        used.add(name);
        collect(schemas[name]);
      }
  };
  collect(document.paths);
  collect(document.components.responses ?? {});
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
}
