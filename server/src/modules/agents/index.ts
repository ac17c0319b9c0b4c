// Public API of the agents module: the catalogue for agents, by MCP and by UCP.
import type { FastifyInstance } from 'fastify';
import { registerMcpRoutes } from './mcp.routes.ts';
import { registerUcpRoutes } from './ucp.routes.ts';

export function registerAgentRoutes(app: FastifyInstance): void {
  registerMcpRoutes(app);
  registerUcpRoutes(app);
}
