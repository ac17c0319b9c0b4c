// What was asked for? `npm run bench -- --quick --only search,commit --profile folder`; anything else is a sentence and exit code 1.

export type Flags = {
  /** Short rounds: for a look, not for the record. */
  quick: boolean;
  /** Operations whose name contains one of these; empty: all. */
  only: string[];
  /** Where the server's CPU profile goes. */
  profile: string | null;
};

export function readFlags(argv: readonly string[]): Flags {
  const flags: Flags = { quick: false, only: [], profile: null };
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
    else throw new Error(`unknown argument ${flag}; there are --quick, --only name[,name] and --profile folder`);
  }
  return flags;
}
