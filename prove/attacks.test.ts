// Do the small proofs of attacks hold, and is each found broken without its safeguard?
// @alone: minutes long; others run meanwhile.
import { testProofs } from './proof-tests.ts';

await testProofs(({ chapter }) => chapter === 'Attacks');
