// Tests of migration 0041: a shop that traded in rupees, dollars and riyals has the same amounts afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { emptyDatabase } from '../../../testing/database.ts';
import { migrate } from './migrate.ts';

const AMOUNT = '{"INR": 118000, "SAR": 5263, "USD": 1404}';
/** As they stood in release 0.2.0: an order with a tax, freight, a payment and a credited return, a quote that was sent and a draft, a negotiation. */
const SHOP_OF_BEFORE = `
  insert into staff (email, name, role, password_hash) values ('a@b.c', 'A', 'administrator', 'x');
  insert into manufacturer (slug, name, country) values ('m', 'M', 'IN');
  insert into category (slug, lineage, depth, name, image) values ('c', 'c', 1, '{"en":"C","ru":"C","ar":"C"}', 'x.svg');
  insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_inr, discount_inr, price_usd, price_sar, image, sort_rank)
    select sku, sku, lower(sku), c.id, m.id, '84821011', '31171504', 'piece', 'IN', 100000, 90000, usd, sar, 'x.svg', 1
    from (values ('BOTH', 1200, 4500), ('DOLLARS', 1201, null), ('RIYALS', null, 4501), ('NEITHER', null, null)) own (sku, usd, sar), category c, manufacturer m;
  insert into customer (email, first_name, mobile) values ('buyer@example.com', 'Buyer', '+914428271234');
  insert into currency_rate (currency, valid_from, per_inr_e9) values ('USD', '2026-11-01', 12000001);
  insert into setting (name, value) values ('minimum-order-paise', '150000') on conflict (name) do update set value = excluded.value;

  insert into cart (code, customer_id, seen) select 'code', id, '{"lines":{"1":[1,100000,1190,4460]}}' from customer;
  insert into negotiated_price (customer_id, product_id, quantity, unit_inr, unit_usd, unit_sar, valid_until, source, reference)
    select c.id, p.id, 3, 80000, 951, 3567, '2026-12-01', 'quote', 'MQ-7K3F-92QD' from customer c, product p where sku = 'BOTH';

  insert into sales_order (public_id, customer_id, placed_at, locale, display_currency, company_name, billing, delivery, rates,
      subtotal_inr, subtotal_usd, subtotal_sar, total_inr, total_usd, total_sar, payment_mode, terms_version, expected_delivery,
      freight_inr, freight_usd, freight_sar, credited_inr, credited_usd, credited_sar)
    select mw, c.id, '2026-11-03', 'en', currency, 'Works', '{}', '{}', '{"USD": 11900000, "SAR": 44600000}',
      200000, 2380, 8920, 236100, 2811, 10531, 'escrow', '1', '2026-11-20', freight, freight / 80, freight / 22, credited, credited / 84, credited / 22
    from (values ('MW-7K3F-92QD', 'USD', 100, 118000), ('MW-7K3F-92QE', 'INR', 0, 0), ('MW-7K3F-92QF', 'SAR', null, 0)) o (mw, currency, freight, credited), customer c;
  insert into order_line (order_id, position, product_id, sku, name, slug, image, manufacturer, hsn, quantity,
      unit_inr, unit_usd, unit_sar, subtotal_inr, subtotal_usd, subtotal_sar, tax_basis_points, shipped, credited)
    select o.id, 1, p.id, sku, 'N', 's', 'x.svg', 'M', '84821011', 2, 100000, 1190, 4460, 200000, 2380, 8920, 1800, 1, 1
    from sales_order o, product p where sku = 'BOTH';
  insert into order_tax (order_id, position, code, name, basis_points, value_inr, value_usd, value_sar)
    select id, 1, 'igst-1800', 'IGST 18%', 1800, 36000, 428, 1606 from sales_order;
  insert into order_payment (order_id, received_on, mode, reference, amount_inr, actor, once)
    select id, '2026-11-05', 'escrow', 'E-1', amount, 'system', 'once-' || id || amount from sales_order, (values (236100), (-118000)) paid (amount)
    where public_id = 'MW-7K3F-92QD';
  insert into order_return (order_id, state, closed_at, credit) select id, 'closed', now(), '{"lines": [{"taxable": ${AMOUNT}}], "total": ${AMOUNT}}'
    from sales_order where public_id = 'MW-7K3F-92QD';
  insert into invoice (order_id, kind, series, financial_year, ordinal, number, issued_at, content)
    select id, 'invoice', 'INV', '26-27', 1, 'INV/26-27/000001', now(),
      '{"total": ${AMOUNT}, "lines": [{"unitPrice": ${AMOUNT}, "taxes": [{"value": {"INR": 0, "SAR": 0, "USD": 0}}], "name": "{\\"INR\\": 1, \\"SAR\\": 2, \\"USD\\": 3}"}]}'
    from sales_order where public_id = 'MW-7K3F-92QD';

  insert into quote (public_id, customer_id, email, name, company_name, locale, display_currency, created_at)
    select 'MQ-7K3F-92QD', id, email, 'B', 'Works', 'en', 'SAR', now() from customer;
  insert into quote_version (quote_id, version, state, valid_until, discount_basis_points, freight_inr, freight_usd, freight_sar, payment_terms, delivery_terms, note, rates)
    select id, v, 'draft', '2026-12-31', 0, freight, freight / 80, freight / 22, '', '', '', '{"USD": 11900000, "SAR": 44600000}'
    from quote, (values (1, 25000)) version (v, freight);
  insert into quote_line (version_id, position, product_id, description, quantity, unit_inr, unit_usd, unit_sar, net_inr, net_usd, net_sar)
    select v.id, 1, p.id, 'N', 4, 90000, 1071, 4014, 80000, 952, 3568 from quote_version v, product p where sku = 'BOTH';
  update quote_version set state = 'sent', sent_at = now(), content = '{"total": ${AMOUNT}}';
  insert into quote_version (quote_id, version, state, valid_until, discount_basis_points, payment_terms, delivery_terms, note, rates)
    select id, 2, 'draft', '2026-12-31', 0, '', '', '', '{"USD": 11900000, "SAR": 44600000}' from quote;

  insert into negotiation (reference, customer_id, phone, product_id, item_name, quantity, currency, locale, state, created_at)
    select 'NG-7K3F-92QD', c.id, '+914428271234', p.id, 'N', 3, 'USD', 'en', 'open', now() from customer c, product p where sku = 'BOTH';
  insert into offer (negotiation_id, ordinal, by_side, unit_inr, unit_usd, unit_sar, list_inr, made_by, created_at, expires_at)
    select id, 1, 'buyer', 80000, 951, 3567, 90000, 'customer', now(), now() + interval '48 hours' from negotiation;

  insert into price_change (filter, basis_points, rounding, state, applies_at, created_by) select '{}', 400, 'none', 'applied', now(), id from staff;
  insert into price_change_product (price_change_id, product_id, before, after)
    select c.id, p.id, '{"price_inr": 96154, "discount_inr": null, "price_usd": 1154, "price_sar": null}', '{"price_inr": 100000, "discount_inr": 90000, "price_usd": 1200, "price_sar": null}'
    from price_change c, product p where sku = 'BOTH';
  insert into daily_sales (day, orders, revenue_inr, revenue_usd, revenue_sar, total_inr) values ('2026-11-03', 3, 1, 2, 3, 4);
`;

async function aShopOfBefore(t: Parameters<typeof emptyDatabase>[0]) {
  const url = await emptyDatabase(t);
  await migrate({ url, upTo: 40 });
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(SHOP_OF_BEFORE);
  const rows = async (statement: string) => (await client.query(statement)).rows;
  /** Migrates; before and after nobody else is connected. */
  return { url, client, rows };
}

test('migration 0041 › a shop with orders, invoices, quotes, negotiations and own prices › every amount as it was, in the base currency and by code [decisions 0098]', async (t) => {
  const { url, client, rows } = await aShopOfBefore(t);
  const told = await rows('select max(id)::int as id, count(*)::int as n from audit_log');
  await migrate({ url, upTo: 41 });
  try {
    assert.deepEqual(
      await rows('select sku, price_base, discount_base, own_prices from product order by id'),
      [
        ['BOTH', { USD: 1200, SAR: 4500 }],
        ['DOLLARS', { USD: 1201 }],
        ['RIYALS', { SAR: 4501 }],
        ['NEITHER', {}],
      ].map(([sku, own_prices]) => ({
        sku,
        price_base: '100000',
        discount_base: '90000',
        own_prices,
      })),
    );
    assert.deepEqual(
      await rows(`select display_currency as shown, rates, subtotal_base, subtotal_in, total_base, total_in, freight_base, freight_in,
        credited_base, credited_in, paid_base, refunded_base from sales_order order by id`),
      [
        [
          'USD',
          { freight_base: '100', freight_in: { INR: 100, USD: 1, SAR: 4 } },
          { credited_base: '118000', credited_in: { INR: 118_000, USD: 1_404, SAR: 5_363 } },
          { paid_base: '118100', refunded_base: '118000' },
        ],
        ['INR', { freight_base: '0', freight_in: { INR: 0, USD: 0, SAR: 0 } }],
        ['SAR', { freight_base: null, freight_in: null }],
      ].map(([shown, ...own]) => ({
        shown,
        rates: { base: 'INR', perBaseE9: { USD: 11_900_000, SAR: 44_600_000 } },
        subtotal_base: '200000',
        subtotal_in: { INR: 200_000, USD: 2_380, SAR: 8_920 },
        total_base: '236100',
        total_in: { INR: 236_100, USD: 2_811, SAR: 10_531 },
        ...{ credited_base: '0', credited_in: {}, paid_base: '0', refunded_base: '0' },
        ...Object.assign({}, ...own),
      })),
    );
    const unit = { unit_base: '100000', unit_in: { INR: 100_000, USD: 1_190, SAR: 4_460 } };
    for (const line of await rows(
      'select unit_base, unit_in, subtotal_base, subtotal_in, credited from order_line',
    ))
      assert.deepEqual(line, {
        ...unit,
        subtotal_base: '200000',
        subtotal_in: { INR: 200_000, USD: 2_380, SAR: 8_920 },
        credited: 1,
      });
    for (const tax of await rows('select value_base, value_in from order_tax'))
      assert.deepEqual(tax, {
        value_base: '36000',
        value_in: { INR: 36_000, USD: 428, SAR: 1_606 },
      });
    assert.deepEqual(await rows('select amount_base from order_payment order by id'), [
      { amount_base: '236100' },
      { amount_base: '-118000' },
    ]);

    const amount = { base: 118_000, INR: 118_000, SAR: 5_263, USD: 1_404 };
    assert.deepEqual(await rows('select content from invoice'), [
      {
        content: {
          total: amount,
          lines: [
            {
              unitPrice: amount,
              taxes: [{ value: { base: 0, INR: 0, SAR: 0, USD: 0 } }],
              // What somebody wrote is no amount.
              name: '{"INR": 1, "SAR": 2, "USD": 3}',
            },
          ],
        },
      },
    ]);
    assert.deepEqual(await rows('select credit from order_return'), [
      { credit: { lines: [{ taxable: amount }], total: amount } },
    ]);

    const rates = { base: 'INR', perBaseE9: { USD: 11_900_000, SAR: 44_600_000 } };
    assert.deepEqual(
      await rows(
        'select state, freight_base, freight_in, rates, content from quote_version order by version',
      ),
      [
        {
          state: 'sent',
          freight_base: '25000',
          freight_in: { INR: 25_000, USD: 312, SAR: 1_136 },
          rates,
          content: { total: amount },
        },
        { state: 'draft', freight_base: null, freight_in: null, rates, content: null },
      ],
    );
    assert.deepEqual(await rows('select unit_base, unit_in, net_base, net_in from quote_line'), [
      {
        unit_base: '90000',
        unit_in: { INR: 90_000, USD: 1_071, SAR: 4_014 },
        net_base: '80000',
        net_in: { INR: 80_000, USD: 952, SAR: 3_568 },
      },
    ]);
    const agreed = { unit_base: '80000', unit_in: { INR: 80_000, USD: 951, SAR: 3_567 } };
    assert.deepEqual(await rows('select unit_base, unit_in, list_base from offer'), [
      { ...agreed, list_base: '90000' },
    ]);
    assert.deepEqual(await rows('select unit_base, unit_in from negotiated_price'), [agreed]);
    assert.deepEqual(await rows('select before, after from price_change_product'), [
      {
        before: { price_base: 96_154, discount_base: null, own_prices: { USD: 1_154 } },
        after: { price_base: 100_000, discount_base: 90_000, own_prices: { USD: 1_200 } },
      },
    ]);
    assert.deepEqual(
      await rows("select per_base_e9 from currency_rate where valid_from = '2026-11-01'"),
      [{ per_base_e9: '12000001' }],
    );
    assert.deepEqual(
      await rows("select name, value from setting where name like 'minimum-order%'"),
      [{ name: 'minimum-order', value: 150_000 }],
    );
    // Shown anew, and added up anew, by the jobs.
    assert.deepEqual(await rows('select seen from cart'), [{ seen: null }]);
    assert.deepEqual(await rows('select from daily_sales'), []);
    // Products and orders did not change: no log says so.
    const tables = await rows(
      `select distinct table_name from audit_log where id > ${told[0].id} and table_name not in ('setting')`,
    );
    assert.deepEqual(tables, []);
  } finally {
    await client.end();
  }
});

test('migration 0041 › documents, orders and lines of before › still final, and nothing is charged in another base currency [decisions 0098]', async (t) => {
  const { url, client, rows } = await aShopOfBefore(t);
  await migrate({ url });
  try {
    for (const [statement, rejection] of [
      ['update invoice set content = content', /final|never|change/i],
      ['update quote_line set net_base = 1', /a quote that was sent is never changed/],
      ["update quote_version set note = 'x' where state = 'sent'", /never changed/],
      ['delete from order_payment', /final|never|change/i],
      [
        `insert into quote_version (quote_id, version, state, valid_until, discount_basis_points, payment_terms, delivery_terms, note, rates)
          select quote_id, 3, 'withdrawn', valid_until, 0, '', '', '', '{"base": "EUR", "perBaseE9": {}}' from quote_version limit 1`,
        /the base currency was changed/,
      ],
      [
        `insert into offer (negotiation_id, ordinal, by_side, unit_base, unit_in, list_base, state, closed_by, closed_at, made_by, created_at, expires_at)
          select id, 2, 'seller', 1, '{"EUR": 1}', 1, 'declined', 'customer', now(), 'staff:1', now(), now() from negotiation`,
        /the base currency was changed/,
      ],
    ] as const)
      await assert.rejects(rows(statement), rejection, statement);
  } finally {
    await client.end();
  }
});
