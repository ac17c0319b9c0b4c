// Tests of demo videos: every video that a product names exists and is a small WebM, and each scene can be drawn at any moment.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scenes } from '../videos/scenes/index.ts';
import { demoCatalogue, videoFiles } from './index.ts';

test('videoFiles › what products name › exactly the videos that there are [§demo]', () => {
  const named = new Set(
    [...demoCatalogue().products()].flatMap(({ videos }) => videos.map(({ url }) => url)),
  );
  assert.deepEqual(
    [...named].sort(),
    videoFiles.map(({ name }) => `/productvideos/${name}`).sort(),
  );
  assert.deepEqual(
    scenes.map(({ name }) => `${name}.webm`).sort(),
    videoFiles.map(({ name }) => name).sort(),
  );
});

test('videoFiles › each › a WebM of at most 80 KB [§demo]', () => {
  for (const { name, path } of videoFiles) {
    const bytes = readFileSync(path);
    assert.equal(bytes.readUInt32BE(0), 0x1a45dfa3, name);
    assert.ok(bytes.includes('V_VP9') && bytes.length <= 80 * 1024, `${name}: ${bytes.length}`);
  }
});

test('videoFiles › each product that names one › is shown by its drawing of at most 10 KB [§2.7 video thumbnails]', () => {
  const posters = new Map(
    videoFiles.map(({ name, poster }) => [`/productvideos/${name}`, poster.name]),
  );
  for (const { videos } of demoCatalogue().products())
    for (const { url, poster } of videos) assert.equal(poster, posters.get(url));
  for (const { poster } of videoFiles) {
    const svg = readFileSync(poster.path, 'utf8');
    assert.match(svg, /^<svg [^>]+viewBox="0 0 400 300">.+<\/svg>$/s, poster.name);
    assert.ok(svg.length <= 10 * 1024, `${poster.name}: ${svg.length}`);
  }
});

test('scenes › any moment › a whole drawing without broken numbers, the same each time [§demo]', () => {
  for (const { name, seconds, draw } of scenes) {
    assert.ok(seconds >= 6 && seconds <= 8, name);
    for (let i = 0; i <= 40; i++) {
      const svg = draw(i / 40);
      assert.match(svg, /^<svg [^>]+viewBox="0 0 400 300">.+<\/svg>$/s, name);
      assert.doesNotMatch(svg, /NaN|Infinity|undefined/, `${name} at ${i / 40}`);
      assert.equal(svg, draw(i / 40));
    }
  }
});
