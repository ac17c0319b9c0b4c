// Fetch from public addresses only: the address that a name resolves to is checked when the connection is made, so that no name can lead inside.
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type FetchFailure =
  | 'address-private'
  | 'not-found'
  | 'refused'
  | 'too-large'
  | 'unreachable';
/** An address that cannot be fetched, with the reason. */
export class FetchError extends Error {
  readonly code: FetchFailure;

  constructor(code: FetchFailure) {
    super(code);
    this.code = code;
  }
}

export type FetchLimits = {
  maxBytes: number;
  timeoutMs: number;
  /** `host:port` that may be private all the same, by the operator's word. */
  allowedHosts?: ReadonlySet<string> | undefined;
};

const MAX_REDIRECTS = 4;

/** Private, local, shared, reserved and multicast networks. */
const PRIVATE_IPV4 = new BlockList();
/** All that is routed in IPv6, and what of it leads into IPv4 or is documentation. IPv4 inside IPv6 (::ffff:0:0/96, 64:ff9b::/96) lies outside. */
const GLOBAL_IPV6 = new BlockList();
const NOT_GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_IPV4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_GLOBAL_IPV6.addSubnet(network, bits, 'ipv6');

/** Whether an address is reachable by everybody. IPv4 inside IPv6 is never taken for public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE_IPV4.check(address, 'ipv4');
    case 6:
      return GLOBAL_IPV6.check(address, 'ipv6') && !NOT_GLOBAL_IPV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** @throws FetchError */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Buffer> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await get(url, limits);
    if (Buffer.isBuffer(answer)) return answer;
    url = answer.location;
  }
  throw new FetchError('refused');
}

async function get(address: string, limits: FetchLimits): Promise<Buffer | { location: string }> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new FetchError('refused');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = limits.allowedHosts?.has(`${host}:${port}`) === true;
  // A literal address is not looked up.
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    throw new FetchError('address-private');
  return await new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: isAllowed ? undefined : publicLookup,
        timeout: limits.timeoutMs,
        signal: AbortSignal.timeout(limits.timeoutMs),
        headers: { accept: '*/*', 'user-agent': 'Millwright' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy();
          const next = URL.canParse(headers.location, url.href)
            ? new URL(headers.location, url).href
            : undefined;
          if (next === undefined) reject(new FetchError('refused'));
          else resolve({ location: next });
          return;
        }
        if (statusCode !== 200) {
          response.destroy();
          reject(
            new FetchError(statusCode === 404 || statusCode === 410 ? 'not-found' : 'refused'),
          );
          return;
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > limits.maxBytes) {
            response.destroy();
            reject(new FetchError('too-large'));
          } else chunks.push(chunk);
        });
        response.on('end', () => resolve(Buffer.concat(chunks)));
        response.on('error', () => reject(new FetchError('unreachable')));
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', (error) =>
      reject(error instanceof FetchError ? error : new FetchError('unreachable')),
    );
  });
}

/** The connection goes to the very address that was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new FetchError('address-private'), '', 0);
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
