// Simple places of a message: `{name}` is replaced by its value, without the ICU formatter, so that browsers may load it.

export type Values = Record<string, string | number>;

/** What ends with a full stop, perhaps inside its isolation: "26 нояб. 2026 г.", "Acme Ltd." */
const ENDS_WITH_STOP = /\.[\u200e\u200f\u2069]*$/;

/** A place without a value stays as it is. A value that ends with a full stop ends the sentence, too. */
export function fillPlaces(
  message: string,
  values: Values,
  write: (value: string | number) => string = String,
): string {
  return message.replace(/\{(\w+)\}(\.(?!\.))?/g, (place, name: string, stop = '') => {
    if (!Object.hasOwn(values, name)) return place;
    const value = write(values[name] ?? place);
    return ENDS_WITH_STOP.test(value) ? value : value + stop;
  });
}

/** The same for a text that the ICU formatter has filled. */
export function withSingleStops(text: string, values: Values): string {
  let single = text;
  for (const value of Object.values(values))
    if (typeof value === 'string' && ENDS_WITH_STOP.test(value))
      single = single.replaceAll(`${value}.`, () => value);
  return single;
}
