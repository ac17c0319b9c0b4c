// Journey of API clients: made with chosen rights, given a key that is shown once, rotated, revoked, and switched off.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'API clients › an ERP › gets rights and a key, which counts until it is revoked [back office] [decisions 0110]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    // An address that is none, then what the shop answers to a key that is revoked.
    page.faults.expectStatus(400);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/api-clients/create`);
    await tab.getByLabel('Name').fill('Ledger');
    await tab.getByLabel('Network addresses').fill('127.0.0.0/8\n::1\nexample.com');
    await tab.getByRole('checkbox', { name: /^See orders with their amounts/ }).check();
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab
      .getByText(/“example.com” is no network address/)
      .first()
      .waitFor();
    await tab.getByLabel('Network addresses').fill('127.0.0.0/8\n::1');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('It has no key yet').waitFor();

    const newKey = async (): Promise<string> => {
      await tab.getByRole('button', { name: 'New key' }).click();
      await tab.getByRole('button', { name: 'Make the key' }).click();
      const key = (await tab.getByTestId('shown-once').textContent()) ?? '';
      assert.match(key, /^mw_live_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/);
      await tab.getByRole('button', { name: 'I have saved it' }).click();
      await tab.getByRole('cell', { name: `${key.slice(0, 16)}…` }).waitFor();
      return key;
    };
    const ask = async (key: string): Promise<number> => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${shop.url}/api/v1/shop`, { headers })).status;
    };
    const first = await newKey();
    assert.equal(await ask(first), 200);
    const second = await newKey();
    assert.equal(await tab.getByRole('button', { name: 'New key' }).isDisabled(), true);
    const row = tab.getByRole('row').filter({ hasText: first.slice(0, 16) });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('Revoked').waitFor();
    assert.deepEqual([await ask(first), await ask(second)], [401, 200]);

    await tab.getByRole('switch', { name: 'Switched on' }).uncheck();
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('The changes are saved.').waitFor();
    assert.equal(await ask(second), 401);
    await tab.goto(`${shop.url}/admin#/api-clients`);
    const listed = tab.getByRole('row').filter({ hasText: 'Ledger' });
    await listed.getByText('Off', { exact: true }).waitFor();
    await listed.getByText(`${second.slice(0, 16)}…`).waitFor();
  },
);
