// Renderer of the demo videos: each scene is drawn frame by frame and encoded as VP9 into demo/assets/videos/<name>.webm, which is committed.
// Only needed when a scene changes:  node demo/videos/make.ts [name ...]      Twelve moments on one picture:  ... --look <folder> [name ...]
// The drawings that stand for the videos, without ffmpeg:  ... --posters [name ...]
// It needs ffmpeg with librsvg and libvpx, as Debian and Ubuntu have it: apt-get install ffmpeg
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scenes } from './scenes/index.ts';
import type { Scene } from './stage.ts';

const FRAMES_A_SECOND = 12;
/** Late enough that the part and the tool are both to be seen. */
const POSTER_AT = 0.6;
const MAX_BYTES = 80 * 1024;
const FOLDER = fileURLToPath(new URL('../assets/videos/', import.meta.url));
const SIZE = ['-width', '640', '-height', '480'];

const { values, positionals } = parseArgs({
  options: { look: { type: 'string' }, posters: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = values.look ?? FOLDER;
mkdirSync(folder, { recursive: true });
for (const scene of scenes) {
  if (positionals.length > 0 && !positionals.includes(scene.name)) continue;
  if (values.posters) writeFileSync(join(folder, `${scene.name}.svg`), scene.draw(POSTER_AT));
  else if (values.look === undefined) film(scene);
  else
    drawn(scene, 12, [
      '-vf',
      'scale=512:-1,tile=3x4',
      '-frames:v',
      '1',
      join(folder, `${scene.name}.png`),
    ]);
}

function film(scene: Scene): void {
  const path = join(folder, `${scene.name}.webm`);
  drawn(scene, Math.round(scene.seconds * FRAMES_A_SECOND), [
    ...[
      '-c:v',
      'libvpx-vp9',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '47',
      '-b:v',
      '0',
      '-tune-content',
      'screen',
      '-cpu-used',
      '2',
      '-g',
      '240',
    ],
    // One thread and no time stamps: the same scene gives the same bytes.
    ...[
      '-threads',
      '1',
      '-fflags',
      '+bitexact',
      '-flags',
      '+bitexact',
      '-map_metadata',
      '-1',
      '-an',
      path,
    ],
  ]);
  const { size } = statSync(path);
  console.log(
    `${scene.name}.webm  ${Math.round(size / 1024)} KB${size > MAX_BYTES ? '  more than wanted' : ''}`,
  );
}

/** Draws so many frames of a scene and hands them to ffmpeg. */
function drawn(scene: Scene, frames: number, output: readonly string[]): void {
  const sheets = mkdtempSync(join(tmpdir(), 'millwright-film-'));
  try {
    for (let i = 0; i < frames; i++)
      writeFileSync(
        join(sheets, `${String(i).padStart(3, '0')}.svg`),
        scene.draw(i / (frames - 1)),
      );
    const input = [
      '-f',
      'image2',
      '-framerate',
      String(FRAMES_A_SECOND),
      '-c:v',
      'librsvg',
      ...SIZE,
      '-i',
      join(sheets, '%03d.svg'),
    ];
    const { status, error } = spawnSync(
      'ffmpeg',
      ['-loglevel', 'error', '-y', ...input, ...output],
      { stdio: 'inherit' },
    );
    if (error !== undefined)
      throw new Error(`ffmpeg does not run (${error.message}): install the package ffmpeg.`);
    if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  } finally {
    rmSync(sheets, { recursive: true });
  }
}
