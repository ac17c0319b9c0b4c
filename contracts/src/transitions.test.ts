// Tests of state machines: what is derived from a table, and the tables of imports, leads and offers pair by pair; those of orders, returns and quotes are tested in their modules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IMPORT_STATES, IMPORT_TRANSITIONS, WORKING_IMPORT_STATES } from './admin/import-kinds.ts';
import { defineTransitions } from './transitions.ts';
import { LEAD_STATES, LEAD_TRANSITIONS } from './views/leads.ts';
import { OFFER_STATES, OFFER_TRANSITIONS } from './views/negotiations.ts';

test('defineTransitions › a small table › who may, where to, and what is open, in its order [decisions 0079]', () => {
  const door = defineTransitions<'open' | 'shut' | 'gone', 'guest' | 'owner'>({
    open: { shut: ['guest', 'owner'] },
    shut: { open: ['owner'], gone: true },
    gone: {},
  });
  assert.deepEqual(
    [door.canTransition('open', 'shut'), door.canTransition('open', 'gone')],
    [true, false],
  );
  assert.deepEqual(
    [door.canTransition('shut', 'open', 'guest'), door.canTransition('shut', 'open', 'owner')],
    [false, true],
  );
  assert.equal(door.canTransition('shut', 'gone', 'guest'), true);
  assert.deepEqual(
    [door.next('shut'), door.next('shut', 'guest'), door.next('gone')],
    [['open', 'gone'], ['gone'], []],
  );
  assert.deepEqual(
    [door.open(), door.open('guest')],
    [
      ['open', 'shut'],
      ['open', 'shut'],
    ],
  );
});

test('IMPORT_TRANSITIONS › every pair of states › what staff may ask for and what the job does; nothing else [decisions 0031]', () => {
  const pairs = (by: 'staff' | 'system') =>
    IMPORT_STATES.flatMap((from) =>
      IMPORT_TRANSITIONS.next(from, by).map((to) => `${from} > ${to}`),
    );
  assert.deepEqual(pairs('staff'), [
    'uploading > uploaded',
    'uploaded > checking',
    'checking > cancelled',
    'checked > checking',
    'checked > applying',
    'applying > cancelled',
    'applied > undoing',
    'cancelled > checking',
    'cancelled > applying',
    'cancelled > undoing',
    'failed > checking',
  ]);
  assert.deepEqual(pairs('system'), [
    'checking > checked',
    'checking > failed',
    'applying > applied',
    'applying > cancelled',
    'applying > failed',
    'applying > undoing',
    'undoing > undone',
  ]);
  assert.deepEqual(WORKING_IMPORT_STATES, ['checking', 'applying', 'undoing']);
});

test('LEAD_TRANSITIONS › every pair of states › nothing becomes new but spam, what is decided is only opened again [decisions 0026]', () => {
  assert.deepEqual(
    Object.fromEntries(LEAD_STATES.map((from) => [from, LEAD_TRANSITIONS.next(from).join(' ')])),
    {
      new: 'in-progress answered won lost spam',
      'in-progress': 'answered won lost spam',
      answered: 'in-progress won lost spam',
      won: 'in-progress',
      lost: 'in-progress',
      spam: 'new',
    },
  );
});

test('OFFER_TRANSITIONS › every pair of states › nobody answers himself, and what has ended stays [decisions 0025]', () => {
  const pairs = (by: 'buyer' | 'seller' | 'system') =>
    OFFER_STATES.flatMap((from) => OFFER_TRANSITIONS.next(from, by).map((to) => `${from} > ${to}`));
  assert.deepEqual(pairs('seller'), ['open > countered', 'open > accepted', 'open > declined']);
  assert.deepEqual(pairs('buyer'), [
    'open > withdrawn',
    'countered > open',
    'countered > accepted',
    'countered > declined',
    'countered > withdrawn',
  ]);
  assert.deepEqual(pairs('system'), [
    'open > expired',
    'open > withdrawn',
    'countered > expired',
    'countered > withdrawn',
  ]);
});
