// Test receiver of webhooks: a server on this machine behind a made-up network in which public names lead to it; no configuration of a shop reaches it.
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Network } from '../src/platform/public-post.ts';
import { type Scope, whenOver } from './scope.ts';

export type ReceivedWebhook = {
  /** The name that it was sent to. */
  host: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};
export type WebhookReceiver = {
  received: ReceivedWebhook[];
  network: Network;
  port: number;
  /** https:// and a name that leads here. */
  url(name?: string): string;
  /** Answers from now on; by default 204. */
  answers(how: (request: ReceivedWebhook, response: http.ServerResponse) => void): void;
};

/** An address that everybody could reach; nothing is ever sent to it. */
const PUBLIC_ADDRESS = '93.184.216.34';

export async function webhookReceiver(scope: Scope): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const accept = (_: ReceivedWebhook, response: http.ServerResponse): void => {
    response.writeHead(204).end();
  };
  let answer = accept;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        host: request.headers.host ?? '',
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(scope, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    network: {
      resolve: async () => [{ address: PUBLIC_ADDRESS, family: 4 }],
      // In the clear: what is tested is what is sent, and TLS is Node's.
      connect: () => net.connect(port, '127.0.0.1'),
    },
    url: (name = 'erp.example') => `https://${name}/hooks`,
    answers: (how) => {
      answer = how;
    },
  };
}
