// Recorded answers of tests: with RECORD_ANSWERS set to a folder, each JSON answer of /api/v1 is written there, for the examples of the OpenAPI document.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

type Asked = { method: string; path: string; status: number; body: unknown };

/** Answers in English, whole. */
export function recordAnswer({ v1Routes }: FastifyInstance, asked: Asked): void {
  const folder = process.env.RECORD_ANSWERS;
  if (folder === undefined || asked.status < 200 || asked.status > 299) return;
  const [path = '', query = ''] = asked.path.split('?');
  if (!path.startsWith('/api/v1/') || /(^|&)(fields|lang)=/.test(query)) return;
  const matches = (url: string): boolean =>
    new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`).test(path);
  // A route without a parameter is meant before one with it.
  const [route] = v1Routes
    .filter(({ method, url }) => method === asked.method && matches(url))
    .sort((a, b) => a.url.split(':').length - b.url.split(':').length);
  if (route === undefined) return;
  const line = JSON.stringify({ name: route.name, body: asked.body });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
