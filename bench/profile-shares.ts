// Where does the server's time go? Shares of a CPU profile by area, and its dearest functions: node bench/profile-shares.ts FOLDER, after npm run bench -- --profile FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Frame = { functionName: string; url: string; lineNumber: number };
type Profile = { nodes: { id: number; callFrame: Frame; children?: number[] }[]; samples: number[]; timeDeltas: number[] };

/** The innermost frame that one of them knows says where a sample belongs. */
const AREAS: readonly [area: string, knows: (frame: Frame) => boolean][] = [
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['garbage', ({ functionName }) => functionName === '(garbage collector)'],
  ['compression', ({ url, functionName }) => /zlib|compress/i.test(`${url} ${functionName}`)],
  ['pages (React)', ({ url }) => /react-dom|web\/dist\/server/.test(url)],
  ['database driver', ({ url }) => /node_modules\/(pg|pg-protocol|pg-pool|kysely)\/|platform\/db\//.test(url)],
  ['search', ({ url }) => /modules\/search\//.test(url)],
  ['other modules', ({ url }) => /server\/src\/modules\//.test(url)],
  ['checks of input', ({ url }) => /node_modules\/zod\//.test(url)],
  ['server, hooks and headers', ({ url }) => /server\/src\/|node_modules\/(@?fastify|find-my-way|light-my-request)/.test(url)],
  ['HTTP of Node', ({ url }) => /^node:(_http|net|internal\/(streams|http))/.test(url)],
];
const DEAREST = 12;

const folder = process.argv[2];
if (folder === undefined) throw new Error('which folder? node bench/profile-shares.ts FOLDER');
const largest = readdirSync(folder)
  .filter((name) => name.endsWith('.cpuprofile'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .sort((a, b) => b.length - a.length)[0];
if (largest === undefined) throw new Error(`no profile in ${folder}`);
const { byArea, byFunction, total } = sums(JSON.parse(largest) as Profile);
print(byArea, byArea.size);
console.log();
print(byFunction, DEAREST);

function sums({ nodes, samples, timeDeltas }: Profile) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const areas = new Map(nodes.map(({ id }) => [id, areaOf(id)]));
  const byArea = new Map<string, number>();
  const byFunction = new Map<string, number>();
  let total = 0;
  samples.forEach((id, i) => {
    const area = areas.get(id) as string;
    const { functionName, url, lineNumber } = frames.get(id) as Frame;
    // Shares are of the time in which something was done.
    if (area === 'waiting') return;
    const took = timeDeltas[i] as number;
    total += took;
    byArea.set(area, (byArea.get(area) ?? 0) + took);
    const name = `${functionName || '(nameless)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
    byFunction.set(name, (byFunction.get(name) ?? 0) + took);
  });
  return { byArea, byFunction, total };

  function areaOf(leaf: number): string {
    for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
      const frame = frames.get(id) as Frame;
      const known = AREAS.find(([, knows]) => knows(frame));
      if (known !== undefined) return known[0];
    }
    return 'everything else';
  }
}

function print(times: ReadonlyMap<string, number>, count: number): void {
  const dearest = [...times].sort(([, a], [, b]) => b - a).slice(0, count);
  for (const [name, time] of dearest) console.log(`${((time / total) * 100).toFixed(1).padStart(6)} %  ${name}`);
}
