// Raw requests: byte for byte over a socket, as an attacker writes them.
import { once } from 'node:events';
import { connect } from 'node:net';

export type BareAnswer = {
  /** 0: none. */
  status: number;
  /** Names in small letters. */
  headers: Map<string, string>;
  body: string;
  /** All that came back, for more than one answer. */
  whole: string;
};

/** Some answers are drawn first. */
const PATIENCE_MS = 20_000;

/** Sends the bytes and hears whatever comes until the other side hangs up or is silent for long enough. */
export async function sendBytes(address: string, bytes: string, quietMs = 0): Promise<BareAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.setTimeout(quietMs === 0 ? PATIENCE_MS : quietMs, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close').catch(() => {});
  return readAnswer(Buffer.concat(chunks).toString('latin1'));
}

/** One line and the headers that every request needs; the server hangs up afterwards. */
export async function sendLine(
  address: string,
  line: string,
  headers: readonly string[] = [],
): Promise<BareAnswer> {
  const { host } = new URL(address);
  return await sendBytes(
    address,
    [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n'),
  );
}

function readAnswer(whole: string): BareAnswer {
  const end = whole.indexOf('\r\n\r\n');
  const [first = '', ...lines] = whole.slice(0, end < 0 ? whole.length : end).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(
      name,
      [headers.get(name), line.slice(colon + 1).trim()]
        .filter((value) => value !== undefined)
        .join('\n'),
    );
  }
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: end < 0 ? '' : whole.slice(end + 4),
    whole,
  };
}

const post = 'POST /api/customer/logout HTTP/1.1\r\nHost: x\r\n';
const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
/** What two programs on the way could read as two different requests, each with another behind it. */
export const TORN: readonly [string, string][] = [
  ['two lengths', `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['two lengths in one', `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  [
    'a length and chunks',
    `${post}Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['chunks under another name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks twice', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${post}Content-Length : 0\r\n\r\n${hidden}`],
  ['a folded header', `${post}X-Folded: a\r\n b\r\nContent-Length: x\r\n\r\n${hidden}`],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n${hidden}`],
  ['a length with a sign', `${post}Content-Length: +${hidden.length}\r\n\r\n${hidden}`],
  ['a bare line end in a header', `${post}X-A: b\rContent-Length: 0\r\n\r\n${hidden}`],
  ['NUL in a header', `${post}X-A: a\0b\r\n\r\n${hidden}`],
  ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: x\r\n\r\n${hidden}`],
  ['no host', `GET / HTTP/1.1\r\n\r\n`],
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n`],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a method in small letters', `get / HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a version of the future', `GET / HTTP/9.9\r\nHost: x\r\n\r\n`],
  [
    'a chunk that is too long to count',
    `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx`,
  ],
];
