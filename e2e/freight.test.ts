// Journeys of freight: rates entered by staff, ways of delivery at the checkout, the order and the back office that name the chosen one.
import assert from 'node:assert/strict';
import { CHENNAI, giveAddress, newBuyer, registerAndLogIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'freight › two ways entered by staff › the checkout offers both, the sums follow the choice, the order and the back office name it [back office settings] [decisions 0096]',
  { width: 1280 },
  async (page) => {
    const staff = await page.tab.context().newPage();
    await openBackoffice(staff, shop, 'administrator');
    const add = async (name: string, days: string, kilograms: string, price: string) => {
      await staff.goto(`${shop.url}/admin#/freight-rates/create`);
      await staff.getByLabel('Way of delivery · English').fill(name);
      await staff.getByRole('combobox', { name: 'Goes to' }).fill('India');
      await staff.getByRole('option', { name: /^India \(/ }).click();
      await staff.getByLabel('Days').fill(days);
      await staff.getByLabel('Up to, kg').fill(kilograms);
      await staff.getByLabel('Price before tax, INR').fill(price);
      await staff.getByRole('button', { name: 'Save' }).click();
      await staff.getByRole('cell', { name, exact: true }).waitFor();
    };
    await add('By road', '6', '500', '350');
    await add('Express', '2', '500', '900');

    await registerAndLogIn(page, newBuyer('Kavin Rajan'));
    await page.isAt('/');
    const good = await pickGood(
      shop,
      `${PLAIN} and p.discount_base is null and p.weight_grams between 1 and 10000`,
    );
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    const ways = page.at('region', page.t('checkout.delivery'));
    const chosen = ways.locator('[aria-pressed=true]');
    assert.match(await chosen.innerText(), /^By road[\s\S]*₹350\.00$/);
    await page.tab.locator('textarea[name=note]').fill('Gate 4');
    await ways.getByRole('button', { name: /Express/ }).click();
    await ways.getByRole('button', { name: /Express/, pressed: true }).waitFor();
    assert.equal(await page.tab.locator('textarea[name=note]').inputValue(), 'Gate 4');
    assert.match(await chosen.innerText(), /^Express[\s\S]*₹900\.00$/);
    await page.sees(page.t('order.freight'));
    // The Enter key places the order: it chooses no other way.
    await page.at('checkbox', page.t('checkout.terms')).check();
    await page.tab.locator('input[name=purchaseOrderNumber]').press('Enter');
    await page.isAt(/\/order-success\?order=MW-/);
    const number = new URL(page.tab.url()).searchParams.get('order') ?? '';
    await page.open(`/account/order/${number}`);
    await page.sees('Express');
    await page.sees('₹900.00');

    const { rows } = await shop.pool.query<{ id: number }>(
      'select id::int from sales_order where public_id = $1',
      [number],
    );
    await staff.goto(`${shop.url}/admin#/orders/${rows[0]?.id}/show`);
    await staff.getByText(/Chosen delivery: .*Express/).waitFor();
  },
);

journey(
  'freight › goods that the buyer collects › checkout, order, proforma and packing list say so and where, and name no address of delivery [back office orders] [decisions 0096]',
  { width: 1280 },
  async (page) => {
    const staff = await page.tab.context().newPage();
    await openBackoffice(staff, shop, 'administrator');
    await staff.goto(`${shop.url}/admin#/freight-rates/create`);
    await staff.getByLabel('Way of delivery · English').fill('At our counter');
    await staff.getByRole('combobox', { name: 'Goes to' }).fill('India');
    await staff.getByRole('option', { name: /^India \(/ }).click();
    await staff.getByLabel('Days').fill('1');
    await staff.getByLabel('The buyer collects the goods').check();
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.getByRole('cell', { name: 'At our counter', exact: true }).waitFor();

    await registerAndLogIn(page, newBuyer('Meera Nair'));
    await page.isAt('/');
    const good = await pickGood(
      shop,
      `${PLAIN} and p.discount_base is null and p.weight_grams between 1 and 10000`,
    );
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    const ways = page.at('region', page.t('checkout.delivery'));
    await ways.getByRole('button', { name: /At our counter/ }).click();
    await ways.getByRole('button', { name: /At our counter/, pressed: true }).waitFor();
    await page.tab.getByText(/^Ready for collection: /).waitFor();
    await page.at('checkbox', page.t('checkout.terms')).check();
    await page.tab.locator('input[name=purchaseOrderNumber]').press('Enter');
    await page.isAt(/\/order-success\?order=MW-/);
    const number = new URL(page.tab.url()).searchParams.get('order') ?? '';
    const { rows } = await shop.pool.query<{ id: number; place: string }>(
      `select o.id::int, i.address->>'en' as place from sales_order o, company_invoicing i where o.public_id = $1`,
      [number],
    );
    const { id, place } = rows[0] as { id: number; place: string };
    const main = page.tab.getByRole('main');
    for (const address of [`/account/order/${number}`, `/account/order/${number}/proforma`]) {
      await page.open(address);
      const said = await main.innerText();
      assert.match(said, /Collect the goods at/);
      assert.ok(said.includes(place), `${address}: ${said}`);
      assert.doesNotMatch(said, /Shipping address|Expected delivery/);
    }
    await staff.goto(`${shop.url}/admin#/packing?ids=${id}`);
    const list = staff.getByRole('region', { name: number });
    await list.getByText('Collected by the buyer at').waitFor();
    await list.getByText(place).waitFor();
    assert.equal(await list.locator('address').count(), 0);
  },
);
