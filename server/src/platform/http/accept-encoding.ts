// Accept-Encoding: which compressed forms a client takes. [RFC 9110 12.5.3]
import type { FastifyRequest } from 'fastify';

const GZIP = /\bgzip\b/i;
const NO_GZIP = /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/i;
const BROTLI = /\bbr\b/i;
const NO_BROTLI = /\bbr\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/i;
const ANY = /\*(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/;

export function acceptsGzip({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'] ?? '';
  return GZIP.test(accepted) ? !NO_GZIP.test(accepted) : ANY.test(accepted);
}

export function acceptedEncodings(request: FastifyRequest): { gzip: boolean; br: boolean } {
  const accepted = request.headers['accept-encoding'] ?? '';
  return { gzip: acceptsGzip(request), br: BROTLI.test(accepted) && !NO_BROTLI.test(accepted) };
}
