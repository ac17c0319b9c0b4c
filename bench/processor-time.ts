// Processor time of server and PostgreSQL, on Linux only. Steadier than requests a second.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds since each began. */
export type ProcessorTime = { server: number; postgres: number };

/** Linux counts in hundredths of a second wherever Node runs. */
const TICK_MS = 10;

export function processorTime(serverPid: number, postmasterPid: number): ProcessorTime | null {
  if (process.platform !== 'linux') return null;
  let postgres = 0;
  // With several web processes the one we started only forks and ends them.
  let server = statOf(serverPid)?.ms ?? 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = statOf(Number(entry));
    if (stat?.parent === postmasterPid) postgres += stat.ms;
    else if (stat?.parent === serverPid) server += stat.ms;
    // Connections that have ended meanwhile count as the postmaster's children.
    else if (stat?.pid === postmasterPid) postgres += stat.ms + stat.ofEnded;
  }
  return { server, postgres };
}

function statOf(pid: number): { pid: number; parent: number; ms: number; ofEnded: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ms = (first: number): number =>
      (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
    return { pid, parent: Number(fields[1]), ms: ms(11), ofEnded: ms(13) };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
