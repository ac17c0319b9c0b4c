// Client key: whose requests are counted together. IPv4 by address, IPv6 by /64 (what one customer of a provider gets), and by /48 with a wider limit. [promises P27, D2]
import { isIPv4, isIPv6 } from 'node:net';

declare const isClientKey: unique symbol;
/** Key of a client in rate limits; made only here, so that no limit counts single addresses of which one client has any number. */
export type ClientKey = string & { readonly [isClientKey]: true };

export type Client = {
  key: ClientKey;
  /** The network around it, of IPv6 alone; null where there is none. */
  network: ClientKey | null;
  /** As it came; not a string, since it is no key. For rows of the audit log. */
  address: { readonly forAuditLog: string };
  /** As it was sent, of any length and content; '' when it was not. */
  userAgent: string;
  /** Multiplies every limit: 1 in production. */
  rateLimitFactor: number;
};

/** The limit of a network is this many times that of one client: an organisation or a provider's customers share a /48. */
export const NETWORK_FACTOR = 10;

/** @param address as the connection or a trusted proxy names it; what is no address is a key as it stands */
export function clientOf(address: string, rateLimitFactor: number, userAgent = ''): Client {
  return { ...clientKeys(address), address: { forAuditLog: address }, userAgent, rateLimitFactor };
}

export function clientKeys(address: string): Pick<Client, 'key' | 'network'> {
  if (isIPv4(address)) return { key: address as ClientKey, network: null };
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return { key: bare as ClientKey, network: null };
  const groups = groupsOf(bare);
  // ::ffff:198.51.100.7 is that IPv4 address, as a socket for both kinds names it.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return {
      key: [groups[6], groups[7]]
        .flatMap((group = 0) => [group >> 8, group & 255])
        .join('.') as ClientKey,
      network: null,
    };
  return { key: prefix(groups, 4), network: prefix(groups, 3) };
}

/** Some proxies add the port, and a link-local address its interface. */
function withoutPort(address: string): string {
  const inside =
    /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address;
  return inside.split('%', 1)[0] ?? '';
}

/** The eight groups of sixteen bits. */
function groupsOf(address: string): number[] {
  // An IPv6 address without its zone has at most 45 characters.
  const withHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)]
      .map((group) => group.toString(16))
      .join(':'),
  );
  const [head = '', tail] = withHex.split('::');
  const read = (part: string) =>
    part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const first = read(head);
  const last = read(tail ?? '');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

function prefix(groups: readonly number[], many: number): ClientKey {
  const named = groups.slice(0, many).map((group) => group.toString(16));
  return `${named.join(':')}::/${many * 16}` as ClientKey;
}
