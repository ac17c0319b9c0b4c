// Tests of the library's own sentences: what is deleted is named in words, what is saved is told in a sentence of ours, in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../lib/test-browser.ts';

const { i18nProvider } = await import('./index.ts');

/** As the library's delete button asks: the resource's own sentence, else that of all. */
function titleOf(resource: string, recordRepresentation: string): string {
  const options = { recordRepresentation, name: resource, id: 7 };
  const usual = i18nProvider.translate('ra.message.delete_title', options);
  return i18nProvider
    .translate(`resources.${resource}.message.delete_title`, { ...options, _: usual })
    .replace(/[\u2066-\u2069]/g, '');
}

test('delete dialog › a role, a slide, a resource without words of its own › named in words, never by the resource [back office]', async () => {
  await i18nProvider.changeLocale('en');
  assert.equal(titleOf('staff-roles', 'Clerk'), 'Delete the role “Clerk”?');
  assert.equal(titleOf('content/banners', 'Spring'), 'Delete the slide or banner “Spring”?');
  assert.equal(titleOf('lexicon', 'nyloc'), 'Delete “nyloc”?');
  await i18nProvider.changeLocale('ru');
  assert.equal(titleOf('staff-roles', 'Склад'), 'Удалить роль «Склад»?');
  await i18nProvider.changeLocale('ar');
  assert.equal(titleOf('staff-roles', 'المخزن'), 'حذف الدور «المخزن»؟');
  const content = i18nProvider.translate('ra.message.delete_content', { name: 'staff-role' });
  assert.doesNotMatch(content, /staff-role/);
});

test('notifications › saved, added, deleted › sentences of ours, in three languages [back office]', async () => {
  const said = (locale: string) => {
    const one = (what: string) =>
      i18nProvider.translate(`ra.notification.${what}`, { smart_count: 1 });
    return i18nProvider.changeLocale(locale).then(() => ['updated', 'created', 'deleted'].map(one));
  };
  assert.deepEqual(await said('en'), [
    ...['The changes are saved.', 'The new entry is saved.', 'It is deleted.'],
  ]);
  assert.deepEqual(await said('ru'), [
    ...['Изменения сохранены.', 'Новая запись сохранена.', 'Удалено.'],
  ]);
  assert.deepEqual(await said('ar'), [...['حُفظت التعديلات.', 'حُفظ المدخل الجديد.', 'تم الحذف.']]);
  await i18nProvider.changeLocale('en');
});

test('several chosen › one, two, few, many, a hundred › English and Arabic count them [back office]', async () => {
  const said = (n: number) => i18nProvider.translate('ra.action.bulk_actions', { smart_count: n });
  for (const locale of ['en', 'ar']) {
    await i18nProvider.changeLocale(locale);
    for (const n of [3, 11, 25, 100, 200]) assert.match(said(n), new RegExp(String(n)), locale);
  }
  assert.equal(said(1), 'عنصر واحد محدد');
  assert.equal(said(2), 'عنصران محددان');
  for (const key of ['bulk_delete_title', 'bulk_delete_content', 'bulk_update_title'])
    assert.match(i18nProvider.translate(`ra.message.${key}`, { smart_count: 25, name: 'x' }), /25/);
});
