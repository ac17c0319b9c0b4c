// Zod without eval: look whether it could be compiled by eval: our policy refuses it, and a report of that is for attacks.
import { config } from 'zod';

if ('document' in globalThis) config({ jitless: true });
