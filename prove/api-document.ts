// OpenAPI document of the shop as the proofs read it: its operations with their parameters and bodies.
import type { Schema } from '../server/testing/hostile.ts';

export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Described = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export type Operation = {
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  type: string | null;
  body: Schema | null;
};
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const [type = null, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        name: operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        type,
        body: media?.schema ?? null,
      };
    }),
  );
}
