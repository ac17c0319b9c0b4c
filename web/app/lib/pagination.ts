// Pagination: first, last, and two siblings each side of the current one. [§9]

export type PageStep = number | 'gap';

export function pageWindow(current: number, last: number, siblings: number): PageStep[] {
  const steps: PageStep[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page++) {
    if (page !== 1 && page !== last && Math.abs(page - current) > siblings) {
      // Straight to the next number that is shown.
      page = page < current ? Math.max(page, current - siblings - 1) : last - 1;
      continue;
    }
    // A gap of one page is that page.
    if (page - previous === 2) steps.push(page - 1);
    else if (page - previous > 2) steps.push('gap');
    steps.push(page);
    previous = page;
  }
  return steps;
}
