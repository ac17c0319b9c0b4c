// Resilience tests of attacks in their small size: each holds, and fails without its safeguard.
// @alone: minutes long; others run meanwhile.
import { testProofs } from './proof-tests.ts';

await testProofs(({ chapter }) => chapter === 'Attacks');
