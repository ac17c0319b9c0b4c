// The first search of a process reads the dictionary and the index; on a busy machine it is answered with 503 until they are there. Test support.
import type { FastifyInstance } from 'fastify';

/** Asks until a search is answered. */
export async function warmSearch(app: FastifyInstance): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; ) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/search',
      payload: { query: 'bearing', count: 1 },
    });
    if (statusCode === 200) return;
    if (Date.now() > deadline) throw new Error('no search was answered in two minutes');
  }
}
