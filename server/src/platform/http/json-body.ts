// JSON body parser: limits the depth, and rejects keys that would reach a prototype. [promises P38]

const MAX_DEPTH = 32;

/** The parsed body; null for an empty one. @throws SyntaxError for anything a call of ours could not mean */
export function parseJson(text: string): unknown {
  if (text === '') return null;
  if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('nested too deep');
  // The walk over every value is expensive, and only a text that may spell one of these names needs it.
  if (!/__proto__|constructor|prototype|\\u/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new SyntaxError('forbidden key');
    // Half a character is no text: what it becomes in the database's hands, it is from here on.
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}

/** Brackets open at once, outside strings: one pass, before the parser recurses. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}
