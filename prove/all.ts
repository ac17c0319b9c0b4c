// Registry of resilience tests: every file in prove/proofs, by the alphabet within its chapter.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from './proof.ts';

const FOLDER = join(import.meta.dirname, 'proofs');
const CHAPTERS: Proof['chapter'][] = [
  'Stock and orders',
  'Crashes',
  'Faults',
  'Attacks',
  'Backup and restore',
  'Upgrades',
  'Use',
];

export async function allProofs(): Promise<Proof[]> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const proofs = await Promise.all(
    files.map(async (file) => {
      const { proof } = (await import(join(FOLDER, file))) as { proof?: Proof };
      if (proof === undefined || `${proof.name}.ts` !== file)
        throw new Error(`prove/proofs/${file} must export a proof of its own name`);
      return proof;
    }),
  );
  return proofs.sort((a, b) => CHAPTERS.indexOf(a.chapter) - CHAPTERS.indexOf(b.chapter));
}
