// Shares of a CPU profile by area, and its most expensive functions: node bench/profile-shares.ts FOLDER PATH, after npm run bench -- --only product-page --profile FOLDER
// Of the whole run only the seconds under load count: those with most time in files whose path holds PATH (entry-server for pages, identity for logins).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Frame = { functionName: string; url: string; lineNumber: number };
type Profile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** The innermost frame that one of them knows says where a sample belongs. */
const AREAS: readonly [area: string, knows: (frame: Frame) => boolean][] = [
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['garbage', ({ functionName }) => functionName === '(garbage collector)'],
  ['compression', ({ url, functionName }) => /zlib|compress/i.test(`${url} ${functionName}`)],
  ['pages (React)', ({ url }) => /react-dom|web\/dist\/server/.test(url)],
  [
    'database driver',
    ({ url }) => /node_modules\/(pg|pg-protocol|pg-pool|kysely)\/|platform\/db\//.test(url),
  ],
  ['search', ({ url }) => /modules\/search\//.test(url)],
  ['other modules', ({ url }) => /server\/src\/modules\//.test(url)],
  ['checks of input', ({ url }) => /node_modules\/zod\//.test(url)],
  [
    'server, hooks and headers',
    ({ url }) => /server\/src\/|node_modules\/(@?fastify|find-my-way|light-my-request)/.test(url),
  ],
  ['HTTP of Node', ({ url }) => /^node:(_http|net|internal\/(streams|http))/.test(url)],
];
const DEAREST = 12;
const SECOND = 1e6;
/** As many seconds as a short round of the bench has. */
const UNDER_LOAD = 3;

const [folder, path] = process.argv.slice(2);
if (folder === undefined || path === undefined)
  throw new Error('which folder, which path? node bench/profile-shares.ts FOLDER PATH');
const largest = readdirSync(folder)
  .filter((name) => name.endsWith('.cpuprofile'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .sort((a, b) => b.length - a.length)[0];
if (largest === undefined) throw new Error(`no profile in ${folder}`);
const { byArea, byFunction, total } = sums(JSON.parse(largest) as Profile, path);
print(byArea, byArea.size);
console.log();
print(byFunction, DEAREST);

function sums({ nodes, samples, timeDeltas }: Profile, path: string) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const areas = new Map(nodes.map(({ id }) => [id, areaOf(id)]));
  const byArea = new Map<string, number>();
  const byFunction = new Map<string, number>();
  const onPath = new Set(
    nodes.filter(({ id }) => stackOf(id).some(({ url }) => url.includes(path))).map(({ id }) => id),
  );
  const seconds = fullest(
    samples.map((id, i) => ({ took: timeDeltas[i] as number, isOnPath: onPath.has(id) })),
  );
  let total = 0;
  let time = 0;
  samples.forEach((id, i) => {
    time += timeDeltas[i] as number;
    const area = areas.get(id) as string;
    const { functionName, url, lineNumber } = frames.get(id) as Frame;
    // Shares are of the time in which something was done.
    if (area === 'waiting' || !seconds.has(Math.floor(time / SECOND))) return;
    const took = timeDeltas[i] as number;
    total += took;
    byArea.set(area, (byArea.get(area) ?? 0) + took);
    const name = `${functionName || '(nameless)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
    byFunction.set(name, (byFunction.get(name) ?? 0) + took);
  });
  return { byArea, byFunction, total };

  /** The innermost first. */
  function stackOf(leaf: number): Frame[] {
    const stack: Frame[] = [];
    for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id))
      stack.push(frames.get(id) as Frame);
    return stack;
  }
  function areaOf(leaf: number): string {
    for (const frame of stackOf(leaf)) {
      const known = AREAS.find(([, knows]) => knows(frame));
      if (known !== undefined) return known[0];
    }
    return 'everything else';
  }
}

/** The seconds of a profile with most time on the path. */
function fullest(samples: readonly { took: number; isOnPath: boolean }[]): ReadonlySet<number> {
  const spent: number[] = [];
  let time = 0;
  for (const { took, isOnPath } of samples) {
    time += took;
    const second = Math.floor(time / SECOND);
    spent[second] = (spent[second] ?? 0) + (isOnPath ? took : 0);
  }
  const ranked = [...spent.entries()].sort(([, a = 0], [, b = 0]) => b - a);
  return new Set(ranked.slice(0, UNDER_LOAD).map(([second]) => second));
}

function print(times: ReadonlyMap<string, number>, count: number): void {
  const dearest = [...times].sort(([, a], [, b]) => b - a).slice(0, count);
  for (const [name, time] of dearest)
    console.log(`${((time / total) * 100).toFixed(1).padStart(6)} %  ${name}`);
}
