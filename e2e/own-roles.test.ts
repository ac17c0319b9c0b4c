// Journey of own roles: made with checkboxes, given to a member, felt by somebody who is logged on, and kept while somebody has it.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'own roles › a warehouse shift › sees orders and stock and ships, and nothing else; a change reaches who is logged on [back office] [decisions 0103]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    // The role that somebody has.
    page.faults.expectStatus(409);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/staff-roles/create`);
    await tab.getByLabel('Name').fill('Warehouse, evening shift');
    await tab.getByRole('combobox', { name: 'Begin with the rights of' }).click();
    await tab.getByRole('option', { name: 'Content editor' }).click();
    const box = (name: RegExp) => tab.getByRole('checkbox', { name });
    assert.equal(await box(/^Change what the shop shows/).isChecked(), true);
    assert.equal(await box(/^See drafts of posts/).isDisabled(), true);
    // Without changing, seeing stays until it is taken away as well.
    for (const name of [
      /^Change what the shop shows/,
      /^See drafts of posts/,
      /^Approve and hide reviews/,
      /^See reviews/,
      /^See the texts of mails/,
    ])
      await box(name).uncheck();
    await box(/^Send goods of orders/).check();
    assert.equal(await box(/^See orders with their amounts/).isChecked(), true);
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('cell', { name: /^Warehouse, evening shift$/ }).waitFor();
    const { rows } = await shop.pool.query('select id, rights from staff_role');
    assert.deepEqual(rows[0].rights, [
      'catalogue:read',
      'lots:read',
      'orders:read',
      'shipping:write',
    ]);

    await tab.goto(`${shop.url}/admin#/staff/create`);
    await tab.getByLabel('Name').fill('Devi Nair');
    await tab.getByLabel('Email address').fill('devi@warehouse.example');
    await tab.getByRole('combobox', { name: 'Role' }).click();
    await tab.getByRole('option', { name: /Warehouse, evening shift/ }).click();
    await tab.getByRole('button', { name: 'Save' }).click();
    const member = tab.getByRole('row').filter({ hasText: 'Devi Nair' });
    await member.getByText('Warehouse, evening shift').waitFor();

    const context = await tab.context().browser()?.newContext();
    const hers = await context?.newPage();
    assert.ok(context !== undefined && hers !== undefined);
    const id = await openBackoffice(hers, shop, 'content-editor');
    await shop.pool.query("update staff set role = 'own', own_role_id = $1 where id = $2", [
      rows[0].id,
      id,
    ]);
    const link = (name: string) => hers.getByRole('link', { name, exact: true });
    await hers.reload();
    await link('Orders').waitFor();
    assert.equal(await link('Customers').count(), 0);
    assert.equal(await link('Staff').count(), 0);

    await tab.goto(`${shop.url}/admin#/staff-roles/${rows[0].id}`);
    await box(/^Send goods of orders/).uncheck();
    await box(/^See orders with their amounts/).uncheck();
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('cell', { name: /^Warehouse, evening shift$/ }).waitFor();
    await hers.reload();
    await link('Products').waitFor();
    assert.equal(await link('Orders').count(), 0);
    await context.close();

    await tab.goto(`${shop.url}/admin#/staff-roles/${rows[0].id}`);
    await tab.getByRole('button', { name: 'Delete' }).click();
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText(/can’t be deleted while somebody has it: Devi Nair/).waitFor();
  },
);
