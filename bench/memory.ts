// Memory of the web processes, on Linux only.
import { readdirSync, readFileSync } from 'node:fs';

export type Memory = { now: number /** Ever since it began. */; peak: number };

/** Megabytes of the largest: of those that the server forked, or of itself where it serves alone. */
export function webMemory(serverPid: number): Memory | null {
  if (process.platform !== 'linux') return null;
  const forked = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      const status = statusOf(Number(entry));
      return status !== null && status.parent === serverPid ? [status] : [];
    });
  const all =
    forked.length > 0 ? forked : [statusOf(serverPid)].filter((status) => status !== null);
  if (all.length === 0) return null;
  return {
    now: Math.max(...all.map(({ now }) => now)),
    peak: Math.max(...all.map(({ peak }) => peak)),
  };
}

function statusOf(pid: number): (Memory & { parent: number }) | null {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string): string =>
      new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '0';
    // Kilobytes of 1,024.
    const megabytes = (name: string): number => (Number(field(name)) * 1_024) / 1e6;
    return { parent: Number(field('PPid')), now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
