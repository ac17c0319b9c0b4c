// Mutant loader: loaded before the program in a process of its own, it removes the safeguard that PROVE_WITHOUT names.
import { type Change, mutateThisProcess } from '../server/testing/mutants.ts';

mutateThisProcess(JSON.parse(process.env.PROVE_WITHOUT ?? '[]') as Change[]);
