// SQL places: where statements may stand in the server's sources. [decisions 0078]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

const STATEMENT =
  /\bsql[`<]|\bsql\.\w|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
/** Modules own the tables, the platform opens them; the demo writes what it invents through both. */
const MAY_HOLD = /^server\/src\/(?:modules\/|platform\/|demo\/)/;
/** Their names promise something else. */
const OTHER_ROLE = /\.(?:routes|wire|rules|messages|views|mails|jobs)\.ts$/;

export function misplacedSql(root: string = ROOT): string[] {
  return sourceFiles(/\.tsx?$/, root)
    .filter(
      (file) =>
        /^(?:server\/src|web\/app|backoffice\/app|contracts\/src)\//.test(file) &&
        !/\.test\.tsx?$/.test(file),
    )
    .filter((file) => !MAY_HOLD.test(file) || OTHER_ROLE.test(file))
    .flatMap((file) =>
      statementLines(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
    );
}

/** `line: text` of each statement. */
export function statementLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      STATEMENT.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)
        ? [
            `${index + 1}: ${line.trim().slice(0, 100)} -> *.queries.ts, or a file named for what it does`,
          ]
        : [],
    );
}
