// Problem schema of the OpenAPI document: the fields of every rejection, and all codes with their status. [decisions §3, 0067]
import { PROBLEMS, type ProblemCode } from '@millwright/contracts';
import { z } from 'zod';
import { PROBLEM_DOCS } from './problem-answers.ts';

const CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

const code = z.enum(CODES).meta({
  id: 'ProblemCode',
  description: `Machine-readable; a code is never renamed. Each stands with its status and sentences at [${PROBLEM_DOCS}](${PROBLEM_DOCS}).`,
  'x-status': PROBLEMS,
});

const problem = z
  .object({
    type: z.string().meta({
      description: 'Address of the code in the documentation.',
      examples: [`${PROBLEM_DOCS}#cart-not-found`],
    }),
    title: z
      .string()
      .meta({ description: 'A short summary of the code, in the language of the answer.' }),
    status: z.number(),
    detail: z
      .string()
      .meta({ description: 'What is wrong this time, in the language of the answer.' }),
    instance: z.string(),
    code,
    message: z.string().meta({ description: 'The same as detail.' }),
    errors: z
      .array(
        z.object({
          code,
          pointer: z.string().optional(),
          detail: z.string(),
          defaultMessage: z.string(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'Problem' });

export const problemAnswer = { content: { 'application/problem+json': { schema: problem } } };
