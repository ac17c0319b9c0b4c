// Tests of absolute request targets.
import assert from 'node:assert/strict';
import test from 'node:test';
import { originForm } from './origin-form.ts';

test('originForm › a path, a whole address, neither › always a path of ours [promises P48]', () => {
  for (const [target, path] of [
    ['/a?b=http://c', '/a?b=http://c'],
    ['//evil.example/a', '//evil.example/a'],
    ['http://evil.example/a?b', '/a?b'],
    ['HTTPS://user@evil.example:8443?b', '/?b'],
    ['http://evil.example', '/'],
    ['evil.example:443', '/evil.example:443'],
    ['', '/'],
    ['*', '*'],
  ] as const)
    assert.equal(originForm(target), path, target);
});
