// Test PostgreSQL: a private cluster in a temporary folder, removed afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';

export type TestServer = { url: string; version: string; stop(): Promise<void> };

const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (_: object, message: string) => console.error(message),
};

export async function startTestServer(binaries?: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder; the data itself is closed in any case.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: quiet,
    // Test databases come and go by the hundred and need not survive a power cut; everything else is as in production.
    settings: {
      fsync: 'off',
      synchronous_commit: 'on',
      full_page_writes: 'off',
      max_connections: '200',
    },
    ...(binaries === undefined ? {} : { binaries }),
  });
  return {
    url: server.url,
    version: server.version,
    async stop() {
      await server.stop();
      rmSync(server.home, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
