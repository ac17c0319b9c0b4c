// Path traversal: every route that serves files, and 500 ways to write "one folder up", byte for byte.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/checks/source-files.ts';
import { aLife, anAttackedShop } from '../attacked.ts';
import { sendBytes, sendLine } from '../bare-requests.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';

const UP = [
  '../',
  '..\\',
  '..%2f',
  '..%5c',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2e%2e%5c',
  '.%2e/',
  '..%252f',
  '%252e%252e%252f',
  '..%c0%af',
  '..%c1%9c',
  '%c0%ae%c0%ae/',
];
const MORE = [
  '..%ef%bc%8f',
  '..;/',
  '....//',
  '...//',
  '..//',
  '..%00/',
  '..%0d/',
  '..%09/',
  '.%00./',
  '..%u2216',
  '..%e2%88%95',
  '/..',
  '%2f..',
  './../',
];
const TARGETS = [
  'etc/passwd',
  'package.json',
  'dist/.built-from',
  '.built-from',
  'server/src/config.ts',
];
const ENDINGS = ['', '%00.png', '.png', '%23.svg', '?x=.png', '%20', '/'];

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true });
  const address = await shop.listen();
  const { customer } = await aLife(shop);
  // What must never be seen: the first lines of files that lie where the attack leads.
  const secrets = [
    'root:x:0:0',
    '"workspaces"',
    'export function loadConfig',
    readFileSync(join(ROOT, 'web/dist/.built-from'), 'utf8').slice(0, 40),
  ];
  const routes = shop.app.knownRoutes
    .filter(
      ({ method, url }) =>
        method === 'GET' &&
        /\/(:name|\*|:file|:type)$|\/document$/.test(url) &&
        !/^\/(ru|ar)\b|^\/products|^\/industry|^\/lot\//.test(url),
    )
    .map(({ url }) => url);
  const ways = spellings(sized(context, { test: 60, prove: 500, full: 1_000 }));
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  for (const route of routes) {
    if (context.without !== null && failures.length > 0) break;
    for (let from = 0; from < ways.length; from += 20) {
      await Promise.all(
        ways.slice(from, from + 20).map(async (way) => {
          const path = route.replace(/\*$|:(name|file|type)$/, way).replace(/:(reference)/, way);
          const { status, body, whole } = await sendLine(address, `GET ${path}`, [
            `authtoken: ${customer.token}`,
          ]);
          sent += 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 0 || status >= 500) failures.push(`GET ${path}: ${status}`);
          for (const secret of secrets)
            if (whole.includes(secret))
              failures.push(`GET ${path}: ${status} shows ${JSON.stringify(body.slice(0, 60))}`);
        }),
      );
    }
  }
  // A path without its slash, and one with a host before it.
  for (const line of [
    'GET ../../etc/passwd',
    'GET file:///etc/passwd',
    `GET ${address}/assets/..%2f.built-from`,
  ]) {
    const { whole } = await sendBytes(
      address,
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    sent += 1;
    for (const secret of secrets) if (whole.includes(secret)) failures.push(`${line} shows a file`);
  }
  // The routes do serve what they should.
  const page = await shop.call('GET', '/about-us', { headers: { accept: 'text/html' } });
  const asset = /\/assets\/[\w.-]+/.exec(String(page.body))?.[0] ?? '';
  if ((await sendLine(address, `GET ${asset}`)).status !== 200)
    failures.push(`${asset} is not served: the proof saw nothing`);
  return {
    figures: {
      'routes that serve files': routes.length,
      'spellings each': ways.length,
      'requests sent': sent,
      'answers by status': [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', '),
    },
    failures: failures.slice(0, 20),
  };
}

/** So many different ones, the plain name among them. */
function spellings(n: number): string[] {
  const all: string[] = [...TARGETS];
  for (const depth of [1, 2, 3, 4, 6, 8, 12])
    for (const target of TARGETS)
      for (const ending of ENDINGS)
        for (const up of [...UP, ...MORE]) all.push(`${up.repeat(depth)}${target}${ending}`);
  const step = Math.max(1, Math.floor(all.length / (n - TARGETS.length)));
  return [...TARGETS, ...all.slice(TARGETS.length).filter((_, each) => each % step === 0)].slice(
    0,
    n,
  );
}

export const proof: Proof = {
  name: 'traversal',
  chapter: 'Attacks',
  promise:
    'No spelling of a file’s name leads out of the folder or the table that the file is looked for in',
  tag: '[promises P18]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the folder that is served',
      tier: 'test',
      changes: [
        {
          file: 'web-host/index.ts',
          from: "root: join(WEB, 'dist/client/assets'),",
          to: "root: join(WEB, '..'),\n    dotfiles: 'allow',",
        },
      ],
    },
  ],
};
