// Where does Node keep what it has made of our files? In the project, for this process and those that it starts. Stripping types again at each start costs half a
// second, and the stripper stays in memory for good: 19 MB a process. Plain JavaScript on purpose, and before the program: it would be too late inside it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Not in the usual place, the system's temporary folder: what lies there others could have put there.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/millwright');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
