// Tool table: each tool of the contracts with the use case that carries it out, and its schemas as JSON Schema.
import { AGENT_TOOLS, type AgentTool, CURRENCY_CODES } from '@millwright/contracts';
import { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import * as use from './tools.service.ts';

type Name = (typeof AGENT_TOOLS)[number]['name'];
type Run<N extends Name> = (
  ctx: Ctx,
  input: z.output<Extract<(typeof AGENT_TOOLS)[number], { name: N }>['input']>,
) => Promise<z.input<Extract<(typeof AGENT_TOOLS)[number], { name: N }>['output']>>;

const RUNS: { readonly [N in Name]: Run<N> } = {
  search_parts: use.runSearchParts,
  get_part: use.runGetPart,
  compare_parts: use.runCompareParts,
  find_substitutes: use.runFindSubstitutes,
  match_list: use.runMatchList,
  check_stock: use.runCheckStock,
  request_quote: use.runRequestQuote,
};

const BY_NAME = new Map<string, AgentTool>(AGENT_TOOLS.map((tool) => [tool.name, tool]));

export function findTool(name: string): AgentTool | undefined {
  return BY_NAME.get(name);
}

/** @param input as the tool's schema has checked it */
export async function runTool(
  ctx: Ctx,
  { name }: AgentTool,
  input: unknown,
): Promise<Record<string, unknown>> {
  const run = RUNS[name as Name] as (ctx: Ctx, input: unknown) => Promise<Record<string, unknown>>;
  return await run(ctx, input);
}

let listed: ListedTool[] | undefined;
type ListedTool = ReturnType<typeof toListed>;

/** As `tools/list` answers them; made once. */
export function listTools(): ListedTool[] {
  listed ??= AGENT_TOOLS.map(toListed);
  return listed;
}

function toListed({ name, title, description, input, output, access }: AgentTool) {
  const isRead = access === 'everybody';
  return {
    name,
    title,
    description,
    inputSchema: objectSchema(input, 'input'),
    outputSchema: objectSchema(output, 'output'),
    annotations: {
      title,
      readOnlyHint: isRead,
      destructiveHint: false,
      // The same request within an hour has one effect.
      idempotentHint: true,
      openWorldHint: !isRead,
    },
  };
}

function objectSchema(schema: z.ZodObject, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    // All currencies of the world in each tool would be most of what an assistant has to read.
    override: ({ jsonSchema }) => {
      if (jsonSchema.enum?.length !== CURRENCY_CODES.length) return;
      delete jsonSchema.enum;
      jsonSchema.pattern = '^[A-Z]{3}$';
    },
  }) as { type: 'object' } & Record<string, unknown>;
}
