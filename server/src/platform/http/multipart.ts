// Multipart forms: streamed with limits on every size; a file that is too large is skipped and noted, so that the form around it is not lost. [promises P16]
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** A file as it was sent: nothing about it is believed yet. */
export type SentFile = {
  name: string;
  /** What the sender says it is. */
  type: string;
  /** Empty when it is too large. */
  bytes: Buffer;
  tooLarge: boolean;
};
export type SentForm = { fields: URLSearchParams; files: ReadonlyMap<string, SentFile> };

/** Of other content types nothing was read as a form. */
export function isForm(body: unknown): body is SentForm {
  return typeof body === 'object' && body !== null && 'files' in body && body.files instanceof Map;
}

/** Bytes a file; what buyers send. [decisions §8 Limits] */
export const MAX_FILE = 10 * 1024 * 1024;
const MAX_FILES = 5;
const MAX_FIELDS = 60;
const MAX_FIELD = 16 * 1024;
/** A form that goes on longer is cut off; until then its text is worth keeping. */
const MAX_FORM = 64 * 1024 * 1024;
/** Bytes of all forms that are being read at this moment. */
const MAX_HELD = 128 * 1024 * 1024;
let held = 0;

/** Forms with files for the routes of this scope: their body is a SentForm. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: Readable) => await readForm(request, payload),
  );
}

/** @throws Problem invalid-request for what is no such form, payload-too-large, temporarily-unavailable */
export async function readForm(
  request: FastifyRequest,
  payload: Readable,
  fileAtMost = MAX_FILE,
): Promise<SentForm> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM)
    throw new Problem('payload-too-large');
  const fields = new URLSearchParams();
  const files = new Map<string, SentFile>();
  let size = 0;
  let kept = 0;
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: {
        fileSize: fileAtMost,
        files: MAX_FILES,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD,
        fieldNameSize: 100,
      },
    });
  } catch {
    throw unreadable();
  }
  try {
    return await new Promise<SentForm>((resolve, reject) => {
      const refuse = (problem: Problem): void => {
        payload.unpipe(parser);
        payload.resume();
        reject(problem);
      };
      const refused = (): void => refuse(unreadable());
      // A value that was cut is still longer than any field may be, so that it is rejected at its field.
      parser.on('field', (name, value, nameCut) => {
        if (nameCut) refused();
        else fields.append(name, value);
      });
      parser.on('file', (name, stream, fileName = '', _encoding, type) => {
        let chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          held += chunk.length;
          kept += chunk.length;
          if (held > MAX_HELD)
            refuse(new Problem('temporarily-unavailable', {}, { retryAfter: 5 }));
          else chunks.push(chunk);
        });
        stream.on('limit', () => {
          chunks = [];
        });
        stream.on('error', refused);
        stream.on('end', () => {
          const tooLarge = stream.truncated;
          const bytes = tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks);
          chunks = [];
          // A file field that was left alone is sent as a nameless, empty file.
          if (!files.has(name) && (tooLarge || bytes.length > 0 || fileName !== ''))
            files.set(name, { name: fileName, type, bytes, tooLarge });
        });
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(limit, refused);
      parser.on('error', refused);
      parser.on('finish', () => resolve({ fields, files }));
      payload.on('error', refused);
      payload.on('aborted', refused);
      payload.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_FORM) refuse(new Problem('payload-too-large'));
      });
      payload.pipe(parser);
    });
  } finally {
    held -= kept;
  }
}

function unreadable(): Problem {
  return new Problem('invalid-request', {}, { fields: [{ code: 'request-not-readable' }] });
}
