// Documentation of an address that answers a file: its type, and the problems of every call.
import { z } from 'zod';
import { problemAnswer } from './problem-schema.ts';

/** @param type media type of the file; any of several is documented as a file of no known type */
export function fileSchema(
  operationId: string,
  summary: string,
  { tag, type = 'application/octet-stream' }: { tag: string; type?: string },
) {
  return {
    operationId,
    summary,
    tags: [tag],
    response: {
      200: {
        description: 'The file.',
        content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
      },
      '4xx': problemAnswer,
    },
  };
}
