// Accept-Encoding: whether an answer that is kept gzipped may be sent as it is. [RFC 9110 12.5.3]
import type { FastifyRequest } from 'fastify';

export function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(headers['accept-encoding'] ?? '');
}
