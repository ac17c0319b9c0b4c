// Do the small proofs hold, and is each found broken without its safeguard? The same proofs in other sizes: npm run prove. Attacks stand beside, to run at the same time.
// @alone: minutes long; others run meanwhile.
import { testProofs } from './proof-tests.ts';

await testProofs(({ chapter }) => chapter !== 'Attacks');
