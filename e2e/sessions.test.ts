// Session list journeys: a customer sees the account's sessions and ends some, in each language, without scripts too; an ended session is a visitor at once.
import assert from 'node:assert/strict';
import { newBuyer, registerAndLogIn } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

/** Logs on elsewhere. @returns whether that session still opens the account */
async function elsewhere(
  buyer: { email: string; password: string },
  userAgent: string,
): Promise<() => Promise<boolean>> {
  const answer = await fetch(`${shop.url}/api/customer/logon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ userName: buyer.email, password: buyer.password }),
  });
  const { token } = (await answer.json()) as { token: string };
  const opens = async () =>
    (
      await fetch(`${shop.url}/api/customerdetail/accountSummary`, {
        headers: { authtoken: token },
      })
    ).status === 200;
  assert.equal(await opens(), true);
  return opens;
}

for (const visitor of [
  { locale: 'en' },
  { locale: 'ru', scripts: false },
  { locale: 'ar', width: 390, height: 800 },
] as const)
  journey(
    `sessions › ${visitor.locale} › a phone and two programs beside this browser: one ended, then all others; this one goes on [§7.2 sessions]`,
    visitor,
    async (page) => {
      const buyer = newBuyer();
      await registerAndLogIn(page, buyer);
      await page.open('/account/profile');
      const phone = await elsewhere(buyer, IPHONE);
      const programs = [await elsewhere(buyer, 'curl/8.5.0'), await elsewhere(buyer, 'curl/8.5.0')];
      await page.link('sessions.menu').first().click();
      await page.isAt(/\/account\/sessions$/);
      await page.seesHeading(page.t('sessions.title'));
      const rows = page.main.locator('tbody tr');
      assert.equal(await rows.count(), 4);
      const [current] = await rows.allInnerTexts();
      assert.ok(
        current?.includes('Chrome, Linux') && current.includes(page.t('sessions.current')),
        current,
      );
      assert.equal(await rows.first().locator('button').count(), 0);
      await rows.filter({ hasText: 'Safari, iOS' }).locator('button').click();
      await page.seesMessage(page.t('sessions.ended'));
      assert.deepEqual([await phone(), await programs[0]?.()], [false, true]);
      assert.equal(await rows.count(), 3);
      await page.button('sessions.endOthers').click();
      await page.seesMessage(page.t('sessions.othersEnded'));
      assert.deepEqual(await Promise.all(programs.map((opens) => opens())), [false, false]);
      assert.equal(await rows.count(), 1);
      assert.equal(await page.button('sessions.endOthers').count(), 0);
      await page.open('/account/orders');
      await page.isAt(/\/account\/orders$/);
    },
  );

journey(
  'sessions › ended meanwhile, in another window › the button says so and the list is right; ended itself, the page asks for a login [§7.2 sessions]',
  {},
  async (page) => {
    const buyer = newBuyer();
    await registerAndLogIn(page, buyer);
    await page.open('/account/profile');
    await elsewhere(buyer, IPHONE);
    await page.open('/account/sessions');
    const rows = page.main.locator('tbody tr');
    const ended =
      "update session set revoked_at = now() from customer c where c.id = customer_id and c.email = $1 and device = 'phone'";
    await shop.pool.query(ended, [buyer.email]);
    await rows.last().locator('button').click();
    await page.tab
      .getByText('This session was not found. It may have ended already.')
      .first()
      .waitFor();
    assert.equal(await rows.count(), 1);
    await shop.pool.query(ended.replace('phone', 'computer'), [buyer.email]);
    await page.open('/account/sessions');
    await page.isAt(/^\/account\/login\?next=/);
  },
);
