// Mutants: the whole server, loaded a second time with one line of its source replaced while it is read.
// A test that passes on the mutant protects nothing; so each race is run on the program and on its mutant.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

export type Change = {
  /** Below server/src. */
  file: string;
  /** Stands there exactly once, in any layout; when the source changes, the test that names it fails and is looked at. */
  from: string;
  to: string;
};

export type Program = Pick<typeof import('../src/services.ts'), 'services'> &
  Pick<typeof import('../src/platform/failpoint.ts'), 'atEveryPoint'> &
  Pick<typeof import('../src/modules/negotiations/index.ts'), 'expireOffers'>;

const SOURCE = new URL('../src/', import.meta.url).href;
const mutants = new Map<string, readonly Change[]>();
let hooked = false;

/** The program as it is. */
export async function theProgram(): Promise<Program> {
  const [{ services }, { atEveryPoint }, { expireOffers }] = await Promise.all([
    import('../src/services.ts'),
    import('../src/platform/failpoint.ts'),
    import('../src/modules/negotiations/index.ts'),
  ]);
  return { services, atEveryPoint, expireOffers };
}

/** The program with these lines replaced. Its modules are its own: nothing of it is seen by the program. */
export async function aMutant(...changes: readonly Change[]): Promise<Program> {
  return await programOf(mutantLoader(changes));
}

/** What tests use of a program whose files are loaded so. */
export async function programOf(load: ReturnType<typeof mutantLoader>): Promise<Program> {
  const { services } = await load<typeof import('../src/services.ts')>('services.ts');
  const { atEveryPoint } =
    await load<typeof import('../src/platform/failpoint.ts')>('platform/failpoint.ts');
  const { expireOffers } = await load<typeof import('../src/modules/negotiations/index.ts')>(
    'modules/negotiations/index.ts',
  );
  return { services, atEveryPoint, expireOffers };
}

/** How files of such a program are loaded, by their path below server/src; without a change the program itself. */
export function mutantLoader(
  changes: readonly Change[],
): <Module>(file: string) => Promise<Module> {
  if (changes.length === 0)
    return async <Module>(file: string) => (await import(`${SOURCE}${file}`)) as Module;
  for (const { file } of changes)
    if (!existsSync(new URL(file, SOURCE))) throw new Error(`no such file: server/src/${file}`);
  hook();
  const name = `m${mutants.size + 1}`;
  mutants.set(name, changes);
  return async <Module>(file: string) =>
    (await import(`${SOURCE}${file}?mutant=${name}`)) as Module;
}

/** The same for a process of its own: called before it loads anything of the program. */
export function mutateThisProcess(changes: readonly Change[]): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const wanted = changes.filter(({ file }) => url === `${SOURCE}${file}`);
      return wanted.length === 0
        ? loaded
        : { ...loaded, source: wanted.reduce(changed, String(loaded.source)) };
    },
  });
}

function hook(): void {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const mutant = context.parentURL === undefined ? null : mutantOf(context.parentURL);
      if (mutant === null || !resolved.url.startsWith(SOURCE) || mutantOf(resolved.url) !== null)
        return resolved;
      return { ...resolved, url: `${resolved.url}?mutant=${mutant}` };
    },
    load(url, context, next) {
      const loaded = next(url, context);
      const changes =
        mutants
          .get(mutantOf(url) ?? '')
          ?.filter(({ file }) => url.startsWith(`${SOURCE}${file}?`)) ?? [];
      if (changes.length === 0) return loaded;
      return { ...loaded, source: changes.reduce(changed, String(loaded.source)) };
    },
  });
}

function mutantOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get('mutant') : null;
}

function changed(source: string, { file, from, to }: Change): string {
  const wanted = inAnyLayout(from);
  if (source.split(wanted).length !== 2)
    throw new Error(`server/src/${file} does not say this exactly once: ${from}`);
  return source.replace(wanted, () => to);
}

/** Finds code however the formatter laid it out: blanks between tokens, and a comma before a closing bracket, do not count. */
export function inAnyLayout(code: string): RegExp {
  const tokens = code.match(/\w+|[^\s\w]/g) ?? [];
  const patterns = tokens.map((token) =>
    /[)\]}]/.test(token) ? `,?\\s*\\${token}` : token.replace(/\W/, '\\$&'),
  );
  return new RegExp(patterns.join('\\s*'));
}
