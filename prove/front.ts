// Reverse proxy before several nodes: nginx with the rules of deploy/nginx: a request that a node rejects goes to another one, a POST never twice.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/checks/source-files.ts';
import { findNginx } from '../scripts/test/tools-of-the-system.ts';
import { freePort } from '../server/testing/free-port.ts';
import { becomes } from './cluster.ts';
import type { Context } from './proof.ts';
import type { Shop } from './shop.ts';

/** @returns the address that people type */
export async function aFront(context: Context, nodes: readonly Shop[]): Promise<string> {
  const [own] =
    /proxy_http_version[\s\S]*?proxy_next_upstream_timeout[^;]*;/.exec(read('millwright.conf')) ??
    [];
  const [, limits] = /server \S+ (max_fails[^;]*);/.exec(read('upstream.conf')) ?? [];
  if (own === undefined || limits === undefined)
    throw new Error('deploy/nginx reads otherwise than this proof expects');
  const { address } = await startNginx(
    context,
    (
      port,
    ) => `upstream millwright { ${nodes.map(({ address }) => `server ${new URL(address).host} ${limits};`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    ${own}
    location / { proxy_pass http://millwright; }
  }`,
  );
  return address;
}

/**
 * The nginx of the system in front of what `http` says, asked for again by `reload`.
 * @param http the inside of its block http, for this port
 */
export async function startNginx(
  context: Context,
  http: (port: number) => string,
): Promise<{ address: string; reload(): void }> {
  const nginx = findNginx(context.tell);
  if ('missing' in nginx) throw new Error(nginx.missing);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-front-'));
  const port = await freePort();
  const write = (): void =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${http(port)}
}
`,
    );
  write();
  const child = spawn(nginx.path, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  context.after(async () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> =>
    (await fetch(`${address}/healthz`).catch(() => undefined))?.status === 200;
  if (!(await becomes(answers, 10_000))) throw new Error('nginx does not answer');
  return {
    address,
    reload() {
      write();
      child.kill('SIGHUP');
    },
  };
}

function read(file: string): string {
  return readFileSync(join(ROOT, 'deploy/nginx', file), 'utf8');
}
