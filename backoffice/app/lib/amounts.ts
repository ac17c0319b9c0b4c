// Conversion between typed amounts and minor units.

/** `1 234,50` -> 123450; null for what is no amount. */
export function minorOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

export function typed(minor: number): string {
  return (minor / 100).toFixed(2).replace(/\.00$/, '');
}
