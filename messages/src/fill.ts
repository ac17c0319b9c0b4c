// Simple places of a message: `{name}` is replaced by its value, without the ICU formatter, so that browsers may load it.

export type Values = Record<string, string | number>;

/** A place without a value stays as it is. */
export function fillPlaces(message: string, values: Values, write: (value: string | number) => string = String): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? write(values[name] ?? place) : place));
}
