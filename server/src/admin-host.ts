// How does the back office reach the browser? One page at /admin with its own bundle, which no shopper downloads; everything else it asks at /api/admin.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import './platform/http/request.ts';

const BACKOFFICE = join(import.meta.dirname, '../../backoffice');
/** Stands in the built page where each answer gets a nonce of its own. */
const NONCE_PLACE = /__NONCE__/g;

export async function registerAdminHost(app: FastifyInstance, { dev }: { dev: boolean }): Promise<void> {
  const page = dev ? await developmentPage(app) : await builtPage(app);
  app.get('/admin', { schema: { hide: true }, config: { isPage: true } }, async (request, reply) => {
    const html = (await page()).replace(NONCE_PLACE, request.cspNonce);
    // It says nothing about anybody, but its nonce is good for one answer.
    return await reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(html);
  });
}

async function builtPage(app: FastifyInstance): Promise<() => Promise<string>> {
  await app.register(fastifyStatic, {
    root: join(BACKOFFICE, 'dist/assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
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
  return async () => await vite.transformIndexHtml('/admin', await readFile(join(BACKOFFICE, 'index.html'), 'utf8'));
}
