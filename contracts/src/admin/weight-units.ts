// Units of weight as headings and cells of files write them, in grams.

export const UNIT_GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  grammi: 1,
  г: 1,
  غ: 1,
  гр: 1,
  غرام: 1,
  جرام: 1,
  kg: 1_000,
  kgs: 1_000,
  kilo: 1_000,
  kilogram: 1_000,
  kilograms: 1_000,
  kilogramm: 1_000,
  chilogrammi: 1_000,
  кг: 1_000,
  كغ: 1_000,
  كجم: 1_000,
  كيلو: 1_000,
  كيلوغرام: 1_000,
  كيلوجرام: 1_000,
  lb: 453.59237,
  lbs: 453.59237,
  pounds: 453.59237,
  oz: 28.349523125,
  ounces: 28.349523125,
  t: 1_000_000,
};

/** Grams in the unit that stands at the end of a heading: `Weight (kg)`, `Вес, кг`, `weight_grams`, `Kg`; undefined: it says none. */
export function gramsOfHeading(heading: string): number | undefined {
  const last =
    heading
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  return Object.hasOwn(UNIT_GRAMS, last) ? UNIT_GRAMS[last] : undefined;
}
