// Post to public addresses only: https, no redirects; a name is resolved once, its addresses are checked, and the connection goes to one of them.
import dns, { type LookupAddress } from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPublicAddress } from './public-fetch.ts';

export type PostFailure =
  | 'not-https'
  | 'address-private'
  | 'name-unknown'
  | 'certificate'
  | 'unreachable'
  | 'timed-out';
/** Nothing answered, with the reason. */
export class PostError extends Error {
  readonly code: PostFailure;

  constructor(code: PostFailure) {
    super(code);
    this.code = code;
  }
}

export type PublicPost = {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Of the answer; what is longer is cut off. */
  maxBytes: number;
  /** From the first step to the end of the answer. */
  timeoutMs: number;
  /** Gives it up. */
  signal?: AbortSignal;
};
export type PublicAnswer = { status: number; body: Buffer; retryAfter: string | undefined };

/** How names become addresses, and connections are opened. Tests have another one; a shop has the internet. */
export type Network = {
  resolve(host: string): Promise<LookupAddress[]>;
  /** @param address one that was checked */
  connect?(address: string, port: number): Duplex;
};
export const INTERNET: Network = {
  resolve: async (host) => await dns.promises.lookup(host, { all: true }),
};

/** What can be told of an address before its name is resolved. URL spells decimal, octal and hexadecimal IPv4 as four numbers. */
export function rejectAddress(address: string): 'not-https' | 'address-private' | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.protocol !== 'https:') return 'not-https';
  // Credentials would stand in the log of deliveries.
  if (url.username !== '' || url.password !== '') return 'not-https';
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : 'address-private';
  return /(^|\.)(localhost|local|internal)\.?$/.test(host) ? 'address-private' : undefined;
}

/** @returns the answer, whatever its status; a redirect is one too @throws PostError */
export async function postPublic(
  address: string,
  post: PublicPost,
  network: Network = INTERNET,
): Promise<PublicAnswer> {
  const rejected = rejectAddress(address);
  if (rejected !== undefined) throw new PostError(rejected);
  const url = new URL(address);
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const signal = post.signal === undefined ? timeout : AbortSignal.any([timeout, post.signal]);
  const addresses = await checkedAddresses(hostOf(url), network, signal);
  return await send(url, addresses, { ...post, signal }, network);
}

async function checkedAddresses(
  host: string,
  { resolve }: Network,
  signal: AbortSignal,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const given = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new PostError('timed-out')), { once: true }),
  );
  const [first, ...others] = await Promise.race([resolve(host), given]).catch((error: unknown) => {
    throw error instanceof PostError ? error : new PostError('name-unknown');
  });
  if (first === undefined) throw new PostError('name-unknown');
  // One private address among them is enough: which one would be taken is chance.
  if (![first, ...others].every((found) => isPublicAddress(found.address)))
    throw new PostError('address-private');
  return [first, ...others];
}

async function send(
  url: URL,
  addresses: [LookupAddress, ...LookupAddress[]],
  { body, headers, maxBytes, signal }: PublicPost & { signal: AbortSignal },
  { connect }: Network,
): Promise<PublicAnswer> {
  const [{ address }] = addresses;
  const port = Number(url.port || 443);
  return await new Promise((resolve, reject) => {
    const request = https.request(
      url,
      {
        method: 'POST',
        signal,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          'content-length': String(Buffer.byteLength(body)),
        },
        ...(connect === undefined
          ? { agent: false, lookup: pinnedTo(addresses) }
          : { defaultPort: 443, createConnection: () => connect(address, port) }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        // The status is the answer: a body that never ends, breaks off or is too long changes nothing of it.
        const end = (): void => {
          response.destroy();
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), retryAfter });
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.subarray(0, maxBytes - size));
          size += chunk.length;
          if (size >= maxBytes) end();
        });
        response.on('end', end);
        response.on('error', end);
        response.on('close', end);
      },
    );
    request.on('error', (error) => reject(new PostError(failureOf(error, signal))));
    request.end(body);
  });
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Asks no name server again: the addresses are those that were checked. */
function pinnedTo(addresses: [LookupAddress, ...LookupAddress[]]): LookupFunction {
  return (_hostname, options, callback) => {
    const [{ address, family }] = addresses;
    if (options.all === true) callback(null, addresses);
    else callback(null, address, family);
  };
}

function failureOf(error: NodeJS.ErrnoException, signal: AbortSignal): PostFailure {
  if (signal.aborted) return 'timed-out';
  return /CERT|SELF_SIGNED|LEAF_SIGNATURE|ISSUER/.test(error.code ?? '')
    ? 'certificate'
    : 'unreachable';
}
