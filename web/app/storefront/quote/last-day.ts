// Last day of a quote's validity.
export function lastDayOf({ validUntil }: { validUntil: string }): Date {
  return new Date(new Date(validUntil).getTime() - 1);
}
