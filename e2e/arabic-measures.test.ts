// Bidirectional isolation on Arabic pages: every value with a sign or a Latin unit stands in an isolate of its own, left to right.
import assert from 'node:assert/strict';
import { PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

/** Parts that are used below zero. */
const COLD =
  's.on_hand > 0 and exists (select from product_attribute a join attribute_value v using (attribute_id, ordinal) where a.product_id = p.id and v.number < 0)';
const cold = fileFixture(() => pickGood(shop, COLD, 'ar'));
const colder = fileFixture(() => pickGood(shop, `${COLD} and p.id <> ${cold.id}`, 'ar'));
const plain = fileFixture(() => pickGood(shop, PLAIN, 'ar'));

/**
 * Numbers with a sign or a Latin unit whose nearest isolate - an element, or the characters around them - does not read left to right.
 * An isolate of characters ends in the text in which it began.
 */
const LOOSE = `(() => {
  const MEASURE = /(?<![\\w\\d.,)/×-])[-−+][\\d.]|[\\d²³][\\s\\u00a0]?(?:°[CF]|psi|Ω|µm|HRC|HV|lbf·ft)(?![\\w])/g;
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest('script, style, option, title') !== null) continue;
    for (const { index } of data.matchAll(MEASURE)) {
      const before = data.slice(0, index + 1);
      if (before.split('\\u2066').length > before.split('\\u2069').length) continue;
      let element = parentElement;
      while (!getComputedStyle(element).unicodeBidi.startsWith('isolate') && getComputedStyle(element).display === 'inline') element = element.parentElement;
      if (getComputedStyle(element).direction !== 'ltr') found.push(data.slice(Math.max(0, index - 20), index + 20));
    }
  }
  return found;
})()`;

journey(
  'Arabic › values with a sign or a unit, on every page that shows them › isolated, left to right [§1 languages, §9]',
  { locale: 'ar' },
  async (page) => {
    await page.open(`/product/${cold.id}/${cold.slug}`);
    await page.main.locator('button.compare').first().click();
    await page.messages.locator('.message').first().waitFor();
    await page.open(`/product/${colder.id}/${colder.slug}`);
    await page.main.locator('button.compare').first().click();
    await page.messages.locator('.message').nth(0).waitFor();
    const attribute = await shop.pool.query<{ slug: string }>(
      `select d.slug from product_attribute a join attribute_value v using (attribute_id, ordinal) join attribute d on d.id = a.attribute_id
     where a.product_id = $1 and v.number < 0 limit 1`,
      [cold.id],
    );
    const slug = attribute.rows[0]?.slug as string;
    await page.open(`/product/${cold.id}/${cold.slug}`);
    const list = (await page.main.locator('.crumbs a').last().getAttribute('href'))?.replace(
      /^\/ar/,
      '',
    ) as string;
    for (const path of [
      `/product/${cold.id}/${cold.slug}`,
      `/product/${plain.id}/${plain.slug}`,
      `/product/${cold.id}/quick`,
      '/compare',
      list,
      `${list}?layout=table`,
      `${list}?layout=features`,
      `${list}?layout=list`,
      `${list}?min.${slug}=-60&max.${slug}=500`,
      '/',
      '/contact-us',
      '/faq',
      '/quick-order',
    ]) {
      await page.open(path);
      assert.deepEqual(await page.tab.evaluate(LOOSE), [], path);
    }
  },
);
