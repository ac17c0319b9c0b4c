// Reachability: the chat button covers no content, contacts are in the top bar, Add to Cart is on a phone's first screen.
import assert from 'node:assert/strict';
import { CHENNAI, giveAddress, newBuyer, placeOrder, registerAndLogIn } from './buyer.ts';
import { OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { DESK, PHONE } from './page-checks.ts';

const { shop, journey } = openJourneys();
const good = fileFixture(() => pickGood(shop, PLAIN));
const missing = fileFixture(() => pickGood(shop, OUT_OF_STOCK));
const path = ({ id, slug }: { id: number; slug: string }): string => `/product/${id}/${slug}`;

/** Texts, pictures and controls that stand under the chat's tab somewhere between the top and the end of the page. */
const COVERED = `(() => {
  const tab = document.querySelector('.chat-float');
  const box = tab.getBoundingClientRect();
  tab.style.visibility = 'hidden';
  const found = new Set();
  const holds = (rect, x, y) => rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom;
  for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
    scrollTo(0, top);
    for (let x = box.left + 1; x < box.right; x += 6)
      for (let y = box.top + 1; y < box.bottom; y += 10) {
        const element = document.elementFromPoint(x, y);
        if (element === null) continue;
        if (element.matches('img, svg, input, select, textarea, button')) found.add(element.outerHTML.slice(0, 80));
        for (const node of element.childNodes) {
          if (node.nodeType !== 3 || node.data.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          if ([...range.getClientRects()].some((rect) => holds(rect, x, y))) found.add(node.data.trim().slice(0, 40));
        }
      }
  }
  tab.style.visibility = '';
  return { found: [...found], inside: box.left >= 0 && box.right <= document.documentElement.clientWidth, width: box.width, height: box.height };
})()`;

journey(
  'chat › its tab at 1440 and 390 px, left to right and right to left › stands on no text, picture or control of any page [§1 chat]',
  {},
  async (page) => {
    const buyer = newBuyer();
    await registerAndLogIn(page, buyer);
    await page.open('/account/addresses');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    const fill = async (): Promise<void> => {
      await page.open(path(good));
      await page.at('button', page.t('common.addToCart'), page.main).first().click();
      await page.seesInCart(1);
    };
    await fill();
    await page.open('/checkout');
    const order = await placeOrder(page);
    await fill();
    for (const size of [DESK, PHONE]) {
      await page.tab.setViewportSize(size);
      for (const language of ['', '/ar'])
        for (const place of [
          '/',
          '/products/bearings/deep-groove',
          path(good),
          path(missing),
          '/cart',
          '/checkout',
          `/account/order/${order}`,
        ]) {
          await page.tab.goto(shop.url + language + place);
          const { found, inside, width, height } = (await page.tab.evaluate(COVERED)) as {
            found: string[];
            inside: boolean;
            width: number;
            height: number;
          };
          assert.deepEqual(found, [], `${language}${place} at ${size.width} px`);
          assert.ok(inside && width >= 24 && height >= 44, `${width} x ${height}`);
        }
    }
  },
);

journey(
  'top bar › on a member of staff › telephone, mail, chat and social pages [§1 contact, §2.5]',
  DESK,
  async (page) => {
    await page.open('/');
    const bar = page.at('region', page.t('shell.topBar'));
    for (const kind of ['tel:', 'mailto:', 'https://wa.me/'])
      assert.equal(await bar.locator(`a[href^="${kind}"]`).first().isVisible(), true, kind);
    await bar.getByText(page.t('shell.follow')).click();
    const social = bar.getByRole('list', { name: page.t('shell.social') }).getByRole('link');
    await social.first().waitFor();
    const footer = page.tab
      .getByRole('contentinfo')
      .getByRole('list', { name: page.t('shell.social') })
      .getByRole('link');
    const addresses = async (links: typeof social): Promise<(string | null)[]> =>
      await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    assert.deepEqual(await addresses(social), await addresses(footer));
    assert.ok(((await bar.boundingBox())?.height ?? 99) < 48, 'one line');
  },
);

for (const locale of ['en', 'ru', 'ar'] as const)
  journey(
    `product › a phone in ${locale} › price and Add to Cart in the first screen, before the facts [§2.7]`,
    { locale, ...PHONE },
    async (page) => {
      await page.open('/product/9/x');
      const box = page.main.locator('.buy-box');
      const bottom = async (selector: string): Promise<number> => {
        const rect = await box.locator(selector).first().boundingBox();
        assert.ok(rect);
        return rect.y + rect.height;
      };
      const add = await bottom('button[name=productId]');
      assert.ok(
        (await bottom('.price')) < add && add <= PHONE.height,
        `Add to Cart ends at ${add} px`,
      );
      const facts = await page.main.locator('.product-highlights').first().boundingBox();
      assert.ok(facts !== null && facts.y > add, 'the facts come first');
    },
  );
