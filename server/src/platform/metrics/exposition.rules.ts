// Prometheus exposition of several processes: summed family by family, then written in the text format 0.0.4.
import type { Family } from './registry.ts';

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Sums, or the largest, sample by sample; a sample that only one of them knows stays. */
export function merge(snapshots: readonly (readonly Family[])[]): Family[] {
  const merged = new Map<string, Family>();
  for (const family of snapshots.flat()) {
    const known = merged.get(family.name);
    if (known === undefined) {
      merged.set(family.name, { ...family, samples: { ...family.samples } });
      continue;
    }
    for (const [sample, value] of Object.entries(family.samples)) {
      const before = known.samples[sample];
      known.samples[sample] =
        before === undefined
          ? value
          : known.over === 'sum'
            ? before + value
            : Math.max(before, value);
    }
  }
  return [...merged.values()];
}

/** What a process that is gone leaves behind: what it counted. What it held, it holds no more. */
export function counted(families: readonly Family[]): Family[] {
  return families.filter(({ type }) => type !== 'gauge');
}

export function exposition(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => Object.keys(samples).length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = Object.entries(samples).map(([sample, value]) => `${sample} ${value}`);
      return [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...lines,
        '',
      ].join('\n');
    })
    .join('');
}
