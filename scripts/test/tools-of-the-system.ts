// System tools of the tests: browser, older PostgreSQL, object store: found or, where allowed, installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_BROWSERS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program, or the sentence that says why there is none. */
export function findBrowser(say: (line: string) => void): { path: string } | { missing: string } {
  const given = process.env.CHROMIUM;
  if (given)
    return works(given)
      ? { path: given }
      : { missing: `CHROMIUM=${given} is not a browser that starts` };
  const search = (): string | undefined =>
    [...BROWSERS.map(inPath), ...MAC_BROWSERS].find((path) => path !== undefined && works(path));
  let path = search();
  if (path === undefined && mayInstall()) {
    install('chromium', say);
    path = search();
  }
  return path === undefined
    ? {
        missing:
          'the journeys need a browser: install the package chromium (or name a Chrome or Chromium with CHROMIUM=/path)',
      }
    : { path };
}

/** The oldest PostgreSQL that we promise to work with and that can be had here: the folder of its programs. */
export function findOlderPostgres(
  say: (line: string) => void,
): { bin: string; major: number } | { missing: string } {
  let found = olderPostgres();
  if (found === undefined && mayInstall()) {
    install('postgresql', say);
    found = olderPostgres();
  }
  return (
    found ?? {
      missing:
        'no PostgreSQL 15 or newer besides the embedded one; to test on it install the package postgresql',
    }
  );
}

/** For the HTML checker: the program, or the sentence that says why there is none. */
export function findJava(say: (line: string) => void): { path: string } | { missing: string } {
  // An installed `java` of a system without Java is a stub that fails.
  const search = (): string | undefined =>
    [inPath('java')].find((path) => path !== undefined && works(path));
  let path = search();
  if (path === undefined && mayInstall()) {
    install('default-jre-headless', say);
    path = search();
  }
  return path === undefined
    ? {
        missing:
          'checking the HTML of the pages needs Java 11 or newer: install the package default-jre-headless',
      }
    : { path };
}

/** For resilience tests with several processes behind one address. */
export function findNginx(say: (line: string) => void): { path: string } | { missing: string } {
  const search = (): string | undefined =>
    ['/usr/sbin/nginx', inPath('nginx')].find((path) => path !== undefined && existsSync(path));
  let path = search();
  if (path === undefined && mayInstall()) {
    install('nginx-light', say);
    path = search();
  }
  return path === undefined ? { missing: 'this needs nginx: install the package nginx' } : { path };
}

/** For tests that read what a PDF says. */
export function findPdftotext(say: (line: string) => void): { path: string } | { missing: string } {
  let path = inPath('pdftotext');
  if (path === undefined && mayInstall()) {
    install('poppler-utils', say);
    path = inPath('pdftotext');
  }
  return path === undefined
    ? { missing: 'this needs pdftotext: install the package poppler-utils' }
    : { path };
}

/** For the resilience test of SQL injection. */
export function findSqlmap(say: (line: string) => void): { path: string } | { missing: string } {
  let path = inPath('sqlmap');
  if (path === undefined && mayInstall()) {
    install('sqlmap', say);
    path = inPath('sqlmap');
  }
  return path === undefined
    ? { missing: 'this needs sqlmap: install the package sqlmap' }
    : { path };
}

/** For tests with a real object store: a Python that knows OpenStack Swift, which speaks S3. */
export function findSwift(say: (line: string) => void): { python: string } | { missing: string } {
  const python = '/usr/bin/python3';
  const isThere = (): boolean =>
    existsSync(python) &&
    spawnSync(python, ['-c', 'import swift.proxy.server'], { timeout: 60_000 }).status === 0;
  let found = isThere();
  if (!found && mayInstall()) {
    install('python3-swift', say);
    found = isThere();
  }
  return found
    ? { python }
    : { missing: 'no object store to test with: install the package python3-swift' };
}

function olderPostgres(): { bin: string; major: number } | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const majors = readdirSync(root)
    .map(Number)
    .filter((major) => major >= 15 && existsSync(join(root, String(major), 'bin/initdb')))
    .sort((a, b) => a - b);
  const [major] = majors;
  return major === undefined ? undefined : { bin: join(root, String(major), 'bin'), major };
}

function mayInstall(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && inPath('apt-get') !== undefined
  );
}

function install(name: string, say: (line: string) => void): void {
  say(`installing ${name} (apt-get) ...`);
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', name))
    say(`apt-get could not install ${name}`);
}

function inPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function works(browser: string): boolean {
  return spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0;
}
