// Nu HTML checker: run once for many pages, as it takes longer to start than to check.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');

/** Why a test that needs the checker is skipped: the sentence of the process that looked for Java, or false. */
export const withoutJava: string | false = process.env.WITHOUT_JAVA || false;

type Message = { url: string; type: string; message: string; extract?: string };

/** @param pages by names with which messages begin */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const java = process.env.JAVA;
  if (!java) throw new Error('the HTML checker needs Java; run it with: npm test -- --only e2e');
  const folder = mkdtempSync(join(tmpdir(), 'millwright-html-'));
  try {
    const names = [...pages.keys()];
    for (const [n, name] of names.entries())
      writeFileSync(join(folder, `${n}.html`), pages.get(name) ?? '');
    return (await messagesOn(java, folder)).map(({ url, message, extract }) => {
      const name = names[Number.parseInt(basename(url), 10)] ?? url;
      return `${name}: ${message} at ${extract?.replace(/\s+/g, ' ').slice(0, 160) ?? '?'}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function messagesOn(java: string, folder: string): Promise<Message[]> {
  const report = await new Promise<string>((resolve, reject) => {
    // It ends with 1 when it found something, and says what on standard error.
    execFile(
      java,
      ['-Xss1m', '-jar', JAR, '--format', 'json', '--errors-only', folder],
      { maxBuffer: 64 << 20 },
      (error, _stdout, stderr) =>
        stderr.trim().startsWith('{')
          ? resolve(stderr)
          : error === null
            ? resolve('{"messages":[]}')
            : reject(error),
    );
  });
  return (JSON.parse(report) as { messages: Message[] }).messages;
}
