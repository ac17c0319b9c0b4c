// Public API of the api-clients module: programs that call /api/v1, and their keys.
import { resolveKey } from './api-clients.service.ts';

export const service = { resolveKey };
