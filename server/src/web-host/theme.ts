// Theme style sheet: the shop's own accent colour as custom properties; its address holds all that it is made of, so no page waits for the database. [decisions 0101]
import { accentStylesheet, accentStylesheetPath } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';

export function registerTheme(app: FastifyInstance): void {
  app.get(
    '/assets/theme/:name',
    {
      schema: { hide: true },
      config: { anonymous: true, priority: 'exempt', requestLimit: 'none' },
    },
    async (request, reply) => {
      const { name } = request.params as { name: string };
      const digits = /^([0-9a-f]{6})-[0-9a-f]{8}\.css$/.exec(name)?.[1];
      if (digits === undefined) return reply.callNotFound();
      const accent = `#${digits}`;
      // A page of another release, which this process would answer differently: right for the moment.
      const isCurrent = request.url.split('?')[0] === accentStylesheetPath(accent);
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type('text/css; charset=utf-8')
        .send(accentStylesheet(accent));
    },
  );
}
