// Signs of standards: the number behind one is its own, neither a size nor a quantity.

export const STANDARD_SIGNS: ReadonlySet<string> = new Set(
  'din iso en is asme ansi astm bs jis gost гост дин исо'.split(' '),
);
