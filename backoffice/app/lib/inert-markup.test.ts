// Tests of inert markup: no handler, style, style sheet or base is left in a tag, however it is written, and texts stay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inertMarkup } from './inert-markup.ts';

for (const [html, inert] of [
  ['<p style="color: red">on time = money</p>', '<p data-style="color: red">on time = money</p>'],
  ['<img src=x onerror=hit()>', '<img src=x data-onerror=hit()>'],
  ["<img src='x'onerror='hit()'>", "<img src='x'data-onerror='hit()'>"],
  ['<svg/onload=hit()>', '<svg/data-onload=hit()>'],
  ['<IMG SRC=x OnErRoR\n=hit()//', '<IMG SRC=x data-OnErRoR\n=hit()//'],
  ['"><body onload = hit()>', '"><body data-onload = hit()>'],
  ['<a title="a > b" onclick="hit()">x</a>', '<a title="a > b" data-onclick="hit()">x</a>'],
  ['<base href="//elsewhere.example/">', '<data-base href="//elsewhere.example/">'],
  ['<STYLE>p{}</style>x', '<data-STYLE>p{}</data-style>x'],
] as const)
  test(`inertMarkup › ${html} › nothing that runs [back office]`, () =>
    assert.equal(inertMarkup(html), inert));
