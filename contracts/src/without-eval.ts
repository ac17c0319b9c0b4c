// Zod without eval: switches off Zod's test of eval, which our content security policy would block and report as an attack.
import { config } from 'zod';

if ('document' in globalThis) config({ jitless: true });
