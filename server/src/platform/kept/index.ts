// What does the rest of the program use to keep answers?
export { isAnybody, isKeepable, type KeptAnswer, KeptAnswers, keyOf, NONCE_PLACE } from './kept-answers.ts';
export { whenPublicChanges } from './public-changes.ts';
