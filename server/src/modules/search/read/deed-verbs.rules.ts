// Verbs of deeds: where a sentence says what is done, in three languages, at its beginning or behind what leads to a purpose.

export type Deed = {
  does: Does;
  /** What it is done to, and the noun of what does it. */
  things: readonly (readonly [RegExp, string])[];
  /** Also where the text names what does it. */
  named?: true;
};
/** @param places see placesOf */
export type Does = (text: string, places: readonly number[]) => boolean;

/** What stands before a verb that is a purpose; a verb elsewhere describes a noun. */
export const LEADS =
  /(?<=(?:(?:^|(?<!\p{L})(?:need|want|something|anything|thing|tool|how|way|what|used|stuff|part|one|it|me|us)\s)(?:to|for|that|which|will|can|that will|that can|which can|do i|can i|do you)|(?<![\p{L}\p{N}])(?:i|we|чем|как|чтобы|надо|нужно|приспособление|инструмент|كيف|شي|شيء|حاجه|اداه|عده|جهاز|اريد|ابغي|ابي|عايز|عاوز|بدي|ايش|وش|شو))\s)/uy;
/** Between a verb that is a noun as well and its object, and what it is done to. */
const LITTLE =
  '(?:the|a|an|my|some|thick|thin|hard|old|big|small|through|into|in|on|off|up|holes?)';
const DONE_TO =
  '(?:cable|wire|pipe|water|oil|gas|steam|air|concrete|wall|brick|steel|metal|iron|stainless|rebar|tile|marble|granite|ceramic|porcelain|wood|plywood|motor|pump|heater|nut|bolt|screw|flange|weld|paint|rust|head|hand|eye|ear|feet|foot|finger|chain|rope|lathe|slideway|gear|hinge|circuit|edge|burr|beam|girder|floor|road|slab|diameter|depth|thickness|allen|circlip|rusty|rusted|seized|stuck|jammed)(?:e?s)?';

/** The beginnings of all verbs. */
const VERBS: string[] = [];

/** Of all verbs that were made, for a first look at a word. */
export function anyVerb(): RegExp {
  return sticky(`(?:${VERBS.join('|')})`);
}

/**
 * @param plain words that are verbs only, and Arabic ones, at the beginning or behind what leads to a purpose
 * @param russian stems of infinitives and of the nouns that are made of them («сверление»), and such nouns with other endings ("=резка")
 * @param doneTo the objects of the last
 * @param nouns English words that are nouns as well ("drill", "seal"): at the beginning their object follows at once
 */
export function verb(plain: string, russian: string, nouns = '', doneTo = DONE_TO): Does {
  const stems = russian.split('|').filter((stem) => !stem.startsWith('='));
  const nominal = russian.split('|').flatMap((stem) => (stem.startsWith('=') ? stem.slice(1) : []));
  const whole = [plain, ...nominal].join('|');
  const sure = sticky(
    `(?:(?:${whole})(?!\\p{L})|(?:${stems.join('|')})\\p{L}{0,6}(?:ть|чь|ти|ться|ние|ния)(?!\\p{L}))`,
  );
  VERBS.push(whole, ...stems);
  if (nouns === '')
    return (text, places) => isAt(sure, text, 0) || places.some((place) => isAt(sure, text, place));
  VERBS.push(nouns);
  const led = sticky(`(?:${nouns})(?!\\p{L})`);
  const first = sticky(
    `(?:${nouns})\\s(?:${LITTLE}\\s){0,3}(?:\\d\\S{0,6}\\s(?:(?:mm|hp|kw|v|amps?|sqmm|inch|in)\\s)?)?${doneTo}(?!\\p{L})`,
  );
  return (text, places) =>
    isAt(sure, text, 0) ||
    isAt(first, text, 0) ||
    places.some((place) => isAt(sure, text, place) || isAt(led, text, place));
}

export function sticky(source: string): RegExp {
  return new RegExp(source, 'uy');
}

export function isAt(pattern: RegExp, text: string, place: number): boolean {
  pattern.lastIndex = place;
  return pattern.test(text);
}
