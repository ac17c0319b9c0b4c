// Metrics registry: counters, gauges and histograms under Prometheus names; a snapshot of all is plain data that processes can hand to each other.

/** Values by sample: `name_bucket{route="/",le="0.1"}`. Over several processes they are added up, or the largest counts. */
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  over: 'sum' | 'max';
  samples: Record<string, number>;
};

type About = { name: string; help: string };
type Source = { about: Omit<Family, 'samples'>; read(): Record<string, number> };
type Labels = Record<string, string>;

const sources = new Map<string, Source>();

/** What only grows. */
export type Counter = { add(labels?: Labels, by?: number): void };
/** How long something takes: how often up to each bound, in seconds. */
export type Histogram = { observe(seconds: number, labels?: Labels): void };

/** @throws Error for a name that is taken, as the other two */
export function counter(about: About): Counter {
  const samples: Record<string, number> = {};
  register({ about: { ...about, type: 'counter', over: 'sum' }, read: () => ({ ...samples }) });
  return {
    add(labels = {}, by = 1) {
      const sample = sampleOf(about.name, labels);
      samples[sample] = (samples[sample] ?? 0) + by;
    },
  };
}

/** Read on request. `over` says how several processes are combined; `type` is counter for what only grows. */
export function reading(
  about: About & { over: Family['over']; type?: 'counter' | 'gauge' },
  read: () => number | readonly (readonly [Labels, number])[],
): void {
  register({
    about: { type: 'gauge', ...about },
    read() {
      const value = read();
      const pairs = typeof value === 'number' ? [[{}, value] as const] : value;
      return Object.fromEntries(
        pairs.map(([labels, number]) => [sampleOf(about.name, labels), number]),
      );
    },
  });
}

type Series = { labels: Labels; counts: number[]; sum: number };

/** @param bounds seconds, ascending; what is beyond the last counts under +Inf */
export function histogram(about: About, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>();
  register({
    about: { ...about, type: 'histogram', over: 'sum' },
    read: () =>
      Object.assign(
        {},
        ...[...all.values()].map((series) => samplesOf(about.name, bounds, series)),
      ),
  });
  return {
    observe(seconds, labels = {}) {
      const key = Object.values(labels).join('\0');
      let series = all.get(key);
      if (series === undefined) {
        series = { labels, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
        all.set(key, series);
      }
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
      series.counts[at] = (series.counts[at] as number) + 1;
      series.sum += seconds;
    },
  };
}

function samplesOf(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: Series,
): Record<string, number> {
  const samples: Record<string, number> = {};
  let below = 0;
  for (let i = 0; i <= bounds.length; i++) {
    below += counts[i] as number;
    samples[sampleOf(`${name}_bucket`, { ...labels, le: bounds[i]?.toString() ?? '+Inf' })] = below;
  }
  samples[sampleOf(`${name}_sum`, labels)] = sum;
  samples[sampleOf(`${name}_count`, labels)] = below;
  return samples;
}

function register(source: Source): void {
  const { name } = source.about;
  if (sources.has(name)) throw new Error(`two measures are called ${name}`);
  sources.set(name, source);
}

/** Everything at this moment. */
export function snapshot(): Family[] {
  return [...sources.values()].map(({ about, read }) => ({ ...about, samples: read() }));
}

/** The name of one sample, labels escaped as Prometheus wants them. */
export function sampleOf(name: string, labels: Labels): string {
  const pairs = Object.entries(labels);
  if (pairs.length === 0) return name;
  return `${name}{${pairs.map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`).join(',')}}`;
}
