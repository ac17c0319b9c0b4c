// Command-line flags of the benchmark: `npm run bench -- --size 1M --quick --only search,commit --profile folder`; anything else is a sentence and exit code 1.
import { SIZES, type SizeName } from './sizes.ts';

export type Flags = {
  /** Catalogues, one after the other, each in a shop of its own. */
  sizes: SizeName[];
  /** Short rounds: for a look, not for the record. */
  quick: boolean;
  /** Operations whose name contains one of these; empty: all. */
  only: string[];
  /** Where the server's CPU profile goes. */
  profile: string | null;
};

const USUAL: SizeName[] = ['12k', '100k'];

export function readFlags(argv: readonly string[]): Flags {
  const flags: Flags = { sizes: USUAL, quick: false, only: [], profile: null };
  for (let i = 0; i < argv.length; i++) {
    const [flag, inline] = (argv[i] ?? '').split('=', 2);
    const value = (): string => {
      const text = inline ?? argv[++i];
      if (text === undefined || text === '') throw new Error(`${flag} needs a value`);
      return text;
    };
    if (flag === '--quick') flags.quick = true;
    else if (flag === '--only') flags.only = value().split(',');
    else if (flag === '--profile') flags.profile = value();
    else if (flag === '--size') flags.sizes = [...new Set(value().split(',').map(sizeNamed))];
    else
      throw new Error(
        `unknown argument ${flag}; there are --size name[,name], --quick, --only name[,name] and --profile folder`,
      );
  }
  return flags;
}

function sizeNamed(text: string): SizeName {
  const found = SIZES.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (found === undefined)
    throw new Error(
      `no size is called ${text}; there are ${SIZES.map(({ name }) => name).join(', ')}`,
    );
  return found.name;
}
