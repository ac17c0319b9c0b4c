// Learning job: makes learned orders and past queries of the clicks that are stored, and deletes clicks that are too old.
import { systemOf } from '../../../platform/authorise.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inBatches, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../../platform/jobs/index.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { partKey } from '../analysis/part-key.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import { tokensOfNormalised } from '../analysis/tokens.rules.ts';
import { wordsChanged } from '../index/words.queries.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { currentDictionary, dictionaryChanged } from '../lexicon/dictionary.ts';
import type { PastQuery } from '../lexicon/learned.rules.ts';
import { deleteOldChoices } from './choices.queries.ts';
import {
  learnOrders,
  listClickedQueries,
  listPartKeys,
  listTermsOfProducts,
  lockLearning,
  lockVersions,
  signatureOf,
  storePastQueries,
} from './learned.queries.ts';
import { LEARNING } from './learning.rules.ts';
import { deletePastSalts } from './visitors.ts';

const DAY_MS = 86_400_000;
const WITHIN_MS = 120_000;

export const SEARCH_LEARNING = defineQueue<object>({
  name: 'search-learning',
  cron: '23 * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

/** Whatever was clicked since the last time counts; a second run changes nothing. @returns whether an order or a past query changed */
export async function learnFromClicks(ctx: Ctx): Promise<boolean> {
  systemOf(ctx);
  const now = ctx.clock.now();
  await deletePastSalts(ctx.db, now);
  const before = new Date(now.getTime() - LEARNING.keptDays * DAY_MS);
  await inBatches((atMost) => deleteOldChoices(ctx.db, before, atMost));
  const dictionary = await currentDictionary(ctx.db);
  const isChanged = await inTransaction(
    ctx.db,
    async (tx) => {
      await lockLearning(tx);
      const signature = await signatureOf(tx);
      await learnOrders(tx, now, LEARNING);
      await storePastQueries(
        tx,
        await suggestible(tx, await listClickedQueries(tx, LEARNING), dictionary),
      );
      if ((await signatureOf(tx)) === signature) return false;
      await lockVersions(tx);
      await wordsChanged(tx);
      return true;
    },
    { statementTimeoutMs: WITHIN_MS },
  );
  if (isChanged) dictionaryChanged();
  return isChanged;
}

export function searchLearningJob(): JobWorker {
  return { queue: SEARCH_LEARNING, work: async (ctx) => void (await learnFromClicks(ctx)) };
}

/** Texts that say nothing of a person: each word is one of the catalogue's or of the lexicon's, or all of it is the part number of a product. */
async function suggestible(
  tx: Tx,
  queries: readonly PastQuery[],
  dictionary: Dictionary,
): Promise<PastQuery[]> {
  const read = queries.map((query) => {
    const normalised = normalise(query.text);
    const words = tokensOfNormalised(normalised).words.filter(({ text }) => !isStopWord(text));
    return {
      query,
      key: partKey(normalised),
      words: words.map(({ text, hasDigit }) => ({ term: termOf(text), hasDigit })),
    };
  });
  const numbers = new Set(
    read.flatMap(({ words }) => words.filter(({ hasDigit }) => hasDigit).map(({ term }) => term)),
  );
  const ofProducts = await listTermsOfProducts(tx, [...numbers]);
  const partNumbers = await listPartKeys(
    tx,
    read.map(({ key }) => key).filter((key) => key !== ''),
  );
  const isKnown = (term: number): boolean =>
    dictionary.words.known.has(term) ||
    dictionary.phraseWords.has(term) ||
    dictionary.synonymTerms.has(term);
  return read
    .filter(
      ({ key, words }) =>
        (key !== '' && partNumbers.has(key)) ||
        (words.length > 0 &&
          words.every(({ term, hasDigit }) => (hasDigit ? ofProducts.has(term) : isKnown(term)))),
    )
    .map(({ query }) => query);
}
