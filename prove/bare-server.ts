// Bare server of an overload test: a process that answers every request with 503 at once, so that a crowd costs the machine the same and the shop nothing.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from './proof.ts';

/** @returns its address, such as http://127.0.0.1:4711 */
export async function startBareServer(context: Context): Promise<string> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  context.after(async () => void child.kill('SIGKILL'));
  return await new Promise((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(503, { 'retry-after': '1' }).end();
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}
