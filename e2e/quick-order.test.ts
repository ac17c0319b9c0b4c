// Quick order journeys: pasted lines, mistakes corrected, a file, and the same without scripts.
import assert from 'node:assert/strict';
import { LIMITED, OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'quick order › a mail pasted › matches and mistakes, the good ones in, the rest stays with its reason [features quick order]',
  {},
  async (page) => {
    const [plain, limited, gone] = [
      await pickGood(shop, PLAIN),
      await pickGood(shop, `${LIMITED} and p.maximum < 500`),
      await pickGood(shop, OUT_OF_STOCK),
    ];
    const maximum = limited.maximum as number;
    await page.open('/');
    await page.link('quick.title').first().click();
    await page.isAt('/quick-order');
    const text = page.at('textbox', page.t('quick.textLabel'));
    await text.fill(
      `Dear Sirs,\n3 x ${plain.sku}\n${limited.sku}\t${maximum + limited.step}\n${gone.sku} 1\nzz-unknown-77 4`,
    );
    await page.button('quick.check').click();
    await page.sees(page.t('quick.summary', { ready: 1, all: 4 }));
    await page.sees(page.t('quick.unknown'));
    assert.ok((await page.main.getByRole('link', { name: /^Search for “/ }).count()) > 0);
    await page.sees(
      `Item quantity should be maximum ${maximum}. Item can be removed from cart using the remove action`,
    );
    assert.match(await text.inputValue(), /^Dear Sirs,/);
    await page.at('checkbox', /./, page.main).first().check();
    await page.at('button', page.t('quick.add'), page.main).first().click();
    await page.sees(page.t('quick.added', { n: 2 }));
    await page.seesInCart(3 + maximum);
    await page.sees(page.t('stock.out'));
    assert.match(await text.inputValue(), /zz-unknown-77/);
  },
);

journey(
  'quick order › a file in Arabic without scripts › every line in the cart [features quick order]',
  { locale: 'ar', scripts: false },
  async (page) => {
    const [one, two] = [
      await pickGood(shop, PLAIN, 'ar'),
      await pickGood(shop, `${PLAIN} and p.sku like '%CS-20'`, 'ar'),
    ];
    await page.open('/quick-order');
    await page.tab.locator('#quick-file').setInputFiles({
      name: 'طلب.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`الكمية,رقم القطعة\n٢,${one.sku}\n${two.minimum},${two.sku}\n`),
    });
    await page.button('quick.send').click();
    await page.sees(page.t('quick.summary', { ready: 2, all: 2 }));
    await page.at('button', page.t('quick.add'), page.main).first().click();
    await page.isAt('/cart');
    await page.seesMessage(page.t('quick.added', { n: 2 }));
  },
);
