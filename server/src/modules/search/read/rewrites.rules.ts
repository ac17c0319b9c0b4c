// Rewrites of a query before its words are told apart: signs and spellings that a tokenizer would lose.

/** Square millimetres in every spelling become the unit `mm2`; a class sign `150#` the word it stands for. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])v[\s-]?belts?(?![\p{L}\p{N}])/gu, 'vbelt'],
  // A metric thread in Arabic letters.
  [/(?<![\p{L}\p{N}])م\s?(?=\d)/gu, 'm'],
  [/(\d)\s*(?:sq\.?\s?-?mm|sqmm|mm\s?sq|mm2|mm\^2|mm²|кв\.?\s?мм|мм2|мм²|مم2|مم²|ملم2|مم مربع|ملم مربع)(?![\p{L}\p{N}])/gu, '$1sqmm'],
  [/(?<![\p{L}\p{N}])w\/\s?/gu, 'with '],
  // Fractions of which a tokenizer would make two numbers.
  [/(?<![\d/.])(1[135]|[1-6][1-9])\/(16|32|64)(?![\d/])/g, '$1/$2in'],
  [/(?:^|\s)#\s?(\d{3,4})(?!\d)/g, ' class $1'],
  [/(?<![\d.])(\d{3,4})\s?(?:#|lbs?\b)/g, 'class $1'],
  // Screws of the unified series by number: #10-24.
  [/(?:^|\s)#\s?(\d{1,2})(?!\d)/g, ' $1'],
  [/(\d)\s?(?:об\/мин|об\.мин|об мин|об(?![\p{L}])|r\/min|r\.p\.m\.?|لفه\/دقيقه|لفه في الدقيقه|د\/د|دوره\/دقيقه)/gu, '$1rpm'],
  [/(\d)\s?(?:л\.\s?с\.?|лс|h\.p\.?|حصان)(?![\p{L}\p{N}])/gu, '$1hp'],
  [
    /(?:^|\s)(?:minus|минус|ناقص|-)\s?(\d{1,3})\s?(?:°\s?[cс]?|deg(?:rees?)?\.?\s?c?|c|с|град\p{L}*|درجه)(?![\p{L}\p{N}])/gu,
    ' below0 $1celsius',
  ],
  [/(\d)\s?(?:°|deg\.?|degrees?|град\w*|درجه)\s?[cс](?![\p{L}\p{N}])/gu, '$1celsius'],
  [/(\d)\s?(?:deg\.?|degrees?)(?![\p{L}\p{N}])/gu, '$1celsius'],
  [/(\d)\s(?:c|с)(?![\p{L}\p{N}])/gu, '$1celsius'],
  [/(?<![\p{L}\p{N}])i\.\s?d\.?(?![\p{L}\p{N}])/gu, 'id'],
  [/(?<![\p{L}\p{N}])o\.\s?d\.?(?![\p{L}\p{N}])/gu, 'od'],
  [/(?<![\p{L}\p{N}])n\.\s?b\.?(?![\p{L}\p{N}])/gu, 'nb'],
  [/(?<![\p{L}\p{N}])a\/f(?![\p{L}\p{N}])/gu, 'af'],
  [/(?<![\p{L}\p{N}])c\/s(?![\p{L}\p{N}])/gu, 'cs'],
  [/(?<![\p{L}\p{N}])ф\s?(?=\d)/gu, ''],
];

/** Expects normalised text of at most a few hundred characters. */
export function rewritten(normalised: string): string {
  let text = normalised;
  for (const [spelling, plain] of REWRITES) text = text.replace(spelling, plain);
  return text;
}
