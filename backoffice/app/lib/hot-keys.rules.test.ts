// Tests of keyboard shortcuts: which of them an event presses on Latin, Russian and Arabic layouts; no two of a group share a key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitOf, HOT_KEYS, type HotKey, type HotKeyName, isPressed } from './hot-keys.rules.ts';

const press = (
  key: string,
  code: string,
  held: Partial<Record<'ctrl' | 'shift' | 'alt', true>> = {},
) => ({
  ...{ key, code, metaKey: false, isComposing: false },
  ...{ ctrlKey: held.ctrl ?? false, shiftKey: held.shift ?? false, altKey: held.alt ?? false },
});
const pressed = (...of: Parameters<typeof press>): HotKeyName[] =>
  (Object.entries(HOT_KEYS) as [HotKeyName, HotKey][]).flatMap(([name, key]) =>
    isPressed(key, press(...of)) ? [name] : [],
  );

test('shortcuts › a letter › by what it types on Latin layouts, by its place on others [back office]', () => {
  for (const [key, code] of [
    ...[
      ['s', 'KeyS'],
      ['S', 'KeyS'],
    ],
    ...[
      ['s', 'Semicolon'],
      ['ы', 'KeyS'],
      ['س', 'KeyS'],
    ],
  ] as const)
    assert.deepEqual(pressed(key, code), ['ship'], `${key} at ${code}`);
  // AZERTY and Dvorak have other letters at the place of S.
  assert.deepEqual(pressed('o', 'KeyS'), []);
  assert.deepEqual(pressed('لا', 'KeyB'), []);
});

test('shortcuts › with Ctrl, Alt or Shift held › only those that ask for it [back office]', () => {
  assert.deepEqual(pressed('k', 'KeyK', { ctrl: true }), ['find']);
  assert.deepEqual(pressed('л', 'KeyK', { ctrl: true }), ['find']);
  assert.deepEqual(pressed('Enter', 'Enter', { ctrl: true }), ['send']);
  for (const held of [{ ctrl: true }, { alt: true }, { shift: true }] as const)
    assert.deepEqual(pressed('s', 'KeyS', held), [], JSON.stringify(held));
  assert.deepEqual(pressed('Enter', 'Enter'), []);
});

test('shortcuts › ? and / › by the sign, or by the key of the other alphabet [back office]', () => {
  assert.deepEqual(pressed('?', 'Slash', { shift: true }), ['help']);
  assert.deepEqual(pressed('?', 'Minus', { shift: true }), ['help']);
  assert.deepEqual(pressed(',', 'Slash', { shift: true }), ['help']);
  assert.deepEqual(pressed('؟', 'Slash', { shift: true }), ['help']);
  assert.deepEqual(pressed('/', 'Slash'), ['findAlso']);
  assert.deepEqual(pressed('/', 'Digit7', { shift: true }), ['findAlso']);
  assert.deepEqual(pressed('.', 'Slash'), ['findAlso']);
  assert.deepEqual(pressed('.', 'Period'), []);
});

test('shortcuts › digits › by their place, alone [back office]', () => {
  assert.equal(digitOf(press('3', 'Digit3')), 3);
  assert.equal(digitOf(press('"', 'Digit3')), 3);
  assert.equal(digitOf(press('٣', 'Digit3')), 3);
  assert.equal(digitOf(press('0', 'Digit0')), null);
  assert.equal(digitOf(press('#', 'Digit3', { shift: true })), null);
  assert.equal(digitOf(press('3', 'Digit3', { ctrl: true })), null);
});

test('shortcuts › the table › no two of a group, and none of everywhere, share a key [back office]', () => {
  const all = Object.values(HOT_KEYS) as HotKey[];
  for (const one of all)
    for (const other of all) {
      if (one === other || one.key === undefined || one.key !== other.key) continue;
      if (one.withCtrl !== other.withCtrl && (one.withCtrl || other.withCtrl)) continue;
      assert.ok(
        one.group !== other.group && one.group !== 'everywhere' && other.group !== 'everywhere',
        `${one.label} and ${other.label}`,
      );
    }
});
