// OpenAPI document without a shop: what a program that generates clients reads, made from the routes alone.
import { pino } from 'pino';
import { buildApp } from './app.ts';
import type { Document } from './openapi-document.ts';
import { openDatabase } from './platform/db/index.ts';

/** @returns the document of /api/v1; the database is never asked */
export async function describeV1(): Promise<Document> {
  const { db, close } = openDatabase('postgresql://nobody@localhost:1/none');
  const app = await buildApp({
    config: {
      publicUrl: 'https://shop.example',
      rateLimitFactor: 1,
      trustProxy: undefined,
      dev: false,
    },
    db,
    log: pino({ level: 'silent' }),
    pages: null,
  });
  try {
    const answer = await app.inject('/api/v1/openapi.json');
    return answer.json();
  } finally {
    await app.close();
    await close();
  }
}
