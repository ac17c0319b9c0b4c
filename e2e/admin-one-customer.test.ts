// Customer page journeys of the back office: lists of orders, requests, negotiations, quotes and reviews filtered to the customer, and unfiltered again.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { listHolds, part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** Who has asked for something of every kind; others have too. */
async function aBusyCustomer(): Promise<{
  id: number;
  name: string;
  counts: Record<string, number>;
}> {
  const { rows } = await shop.pool.query<{ id: number; name: string }>(
    `select c.id::int, c.first_name || ' ' || c.last_name as name from customer c
     where exists (select from sales_order o where o.customer_id = c.id) order by c.id limit 1`,
  );
  const one = rows[0] as { id: number; name: string };
  const [other] = (
    await shop.pool.query('select id from customer where id <> $1 order by id limit 1', [one.id])
  ).rows as [{ id: number }];
  await shop.pool.query('update lead set customer_id = $1 where id % 2 = 0', [one.id]);
  await shop.pool.query('update lead set customer_id = $1 where id % 2 = 1', [other.id]);
  await shop.pool.query(
    `update negotiation set customer_id = case when id = (select min(id) from negotiation) then $1::int else $2::int end`,
    [one.id, other.id],
  );
  await shop.pool.query(
    `insert into review (product_id, customer_id, rating, comment, state, reason)
     select p.id, $1, 2, 'Quokkas do not like it.', 'hidden', 'Not about the part.' from product p
     where p.kind = 'item' and p.published and not exists (select from review r where r.product_id = p.id and r.customer_id = $1) order by p.id limit 1`,
    [one.id],
  );
  const counted = await shop.pool.query(
    `select (select count(*)::int from sales_order where customer_id = $1) as orders, (select count(*)::int from lead where customer_id = $1) as leads,
       (select count(*)::int from negotiation where customer_id = $1) as negotiations, (select count(*)::int from review where customer_id = $1) as reviews`,
    [one.id],
  );
  return { ...one, counts: counted.rows[0] };
}

journey(
  'customers › what one has asked for › each kind leads to its list of this one alone, which says so and can be widened again [back office customers]',
  { width: 1440 },
  async ({ tab }) => {
    const one = await aBusyCustomer();
    const all = (await shop.pool.query('select count(*)::int as n from sales_order')).rows[0]
      .n as number;
    await openBackoffice(tab, shop, 'order-manager');
    const open = async (): Promise<void> => {
      await tab.goto(`${shop.url}/admin#/customers/${one.id}/show`);
      await tab.getByRole('heading', { level: 2, name: one.name }).waitFor();
    };
    for (const [region, link, list] of [
      ['Quotes, negotiations, requests, reviews', /^Inbox \(/, 'leads'],
      ['Quotes, negotiations, requests, reviews', /^Negotiations \(/, 'negotiations'],
      ['Quotes, negotiations, requests, reviews', /^Reviews \(/, 'reviews'],
      ['Orders and amounts', /^All orders \(/, 'orders'],
    ] as const) {
      const count = one.counts[list] as number;
      assert.ok(count > 0, list);
      await open();
      await part(tab, region).getByRole('link', { name: link }).click();
      await tab.waitForURL((url) => url.hash.startsWith(`#/${list}?`));
      const who = tab.getByRole('combobox', { name: 'Customer' });
      await who.waitFor();
      await tab.locator(`input[value^="${one.name}"]`).waitFor();
      await listHolds(tab, count);
    }
    // Another view of the same customer's orders, then everybody's.
    await tab.getByRole('button', { name: 'Unpaid' }).click();
    await tab.waitForURL((url) => decodeURIComponent(url.hash).includes('"unpaid":true'));
    assert.match(
      decodeURIComponent(new URL(tab.url()).hash),
      new RegExp(`"customerId":"?${one.id}`),
    );
    const everyOrder = tab.getByRole('button', { name: 'All', exact: true });
    await everyOrder.click();
    await everyOrder.and(tab.locator('[aria-pressed=true]')).waitFor();
    await tab
      .getByRole('button', { name: 'Remove this filter' })
      .and(tab.locator('[data-key=customerId]'))
      .click();
    await tab.waitForURL((url) => !url.hash.includes('customerId'));
    await listHolds(tab, all);

    await open();
    await part(tab, 'Quotes, negotiations, requests, reviews')
      .getByRole('listitem')
      .filter({ hasText: '2 / 5' })
      .getByRole('link')
      .click();
    await tab.getByText('Quokkas do not like it.').waitFor();
    await listHolds(tab, 1);
  },
);
