// Back-office host: one page at /admin with a bundle of its own, which shoppers do not download; it loads its data from /api/admin.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { declareForAll } from './platform/http/route-config.ts';
import { filesUnder, pagePolicy } from './platform/http/security-headers.ts';

const BACKOFFICE = join(import.meta.dirname, '../../backoffice');
/** Placeholder in the built page for the nonce of its styles. */
const STYLE_NONCE = /__NONCE__/g;

export async function registerAdminHost(
  app: FastifyInstance,
  config: { publicUrl: string; dev: boolean },
): Promise<void> {
  const page = config.dev ? await developmentPage(app) : await builtPage(app);
  app.get(
    '/admin',
    { schema: { hide: true }, config: { isPage: true, priority: 'exempt', whileClosed: true } },
    async (request, reply) => {
      // Emotion writes style elements, and so does the preview of a mail: their policy is a nonce. Scripts are files, as in the shop.
      const nonce = randomBytes(16).toString('base64');
      const policy = pagePolicy(filesUnder('/admin/assets/', request, config), config, {
        styles: [`'nonce-${nonce}'`],
      });
      const html = (await page()).replace(STYLE_NONCE, nonce);
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex');
      return await reply.type('text/html; charset=utf-8').send(html);
    },
  );
}

async function builtPage(app: FastifyInstance): Promise<() => Promise<string>> {
  await app.register(async (scope) => {
    declareForAll(scope, { priority: 'exempt', whileClosed: true });
    await scope.register(fastifyStatic, {
      root: join(BACKOFFICE, 'dist/assets'),
      prefix: '/admin/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
  });
  const html = await readFile(join(BACKOFFICE, 'dist/index.html'), 'utf8');
  return async () => html;
}

/** From the sources, changing in place. */
async function developmentPage(app: FastifyInstance): Promise<() => Promise<string>> {
  const { createServer } = await import('vite');
  const { devServer } = (await import(
    pathToFileURL(join(BACKOFFICE, 'bundling.ts')).href
  )) as typeof import('../../backoffice/bundling.ts');
  const vite = await createServer(devServer());
  await app.register(
    fp(async (root) => {
      root.addHook('onRequest', (request, reply, done) => {
        if (!request.url.startsWith('/admin/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    }),
  );
  app.addHook('onClose', () => vite.close());
  return async () =>
    await vite.transformIndexHtml('/admin', await readFile(join(BACKOFFICE, 'index.html'), 'utf8'));
}
