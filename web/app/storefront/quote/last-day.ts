// Last day of a quote: the one that ends when it runs out.
export function lastDayOf({ validUntil }: { validUntil: string }): Date {
  return new Date(new Date(validUntil).getTime() - 1);
}
