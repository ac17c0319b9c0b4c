// Resilience tests in their small size: each holds, and fails without its safeguard. Other sizes: npm run prove. Attacks are a file of their own, to run in parallel.
// @alone: minutes long; others run meanwhile.
import { testProofs } from './proof-tests.ts';

await testProofs(({ chapter }) => chapter !== 'Attacks');
