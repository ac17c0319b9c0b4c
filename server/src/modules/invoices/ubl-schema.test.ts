// UBL of invoices and credit notes against the schema of OASIS and the rules of CEN, by programs that are not ours. [decisions 0112]
// @alone: starts a process of its own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { InvoiceContent } from './invoice.rules.ts';
import { aContent, CASE_NAMES } from './test-contents.ts';
import { ublOf } from './ubl.rules.ts';

const HERE = join(import.meta.dirname, '../../../../prove/ubl');
const JARS = join(HERE, 'target', 'dependency');
/** Of the artefacts of CEN. */
const RULES = '1.3.9';

/** A file each, `name.xml`; answers what the programs say against them. */
function failuresOf(documents: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'mw-ubl-'));
  try {
    for (const [name, xml] of Object.entries(documents))
      writeFileSync(join(folder, `${name}.xml`), xml);
    const said = execFileSync(
      'java',
      ['-cp', join(JARS, '*'), join(HERE, 'CheckUbl.java'), folder, RULES],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return said.split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const credited = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  kind: 'credit-note',
  number: content.number.replace(/^[A-Z]+/, 'CN'),
  refersTo: { number: content.number, issuedOn: content.issuedOn },
});

test('UBL › each tax treatment, as invoice and as credit note › valid by the schema, and by EN 16931 where it says so; a wrong total is found [decisions 0112]', {
  skip:
    !existsSync(JARS) &&
    'checking UBL against its schema needs a JDK and its jars: mvn -f prove/ubl/pom.xml dependency:copy-dependencies',
}, () => {
  const documents = Object.fromEntries(
    CASE_NAMES.flatMap((name) => {
      const content = aContent(name);
      const file = name.replaceAll(' ', '-');
      return [
        [file, ublOf(content)],
        [`${file}-credit`, ublOf(credited(content))],
      ];
    }),
  );
  assert.deepEqual(failuresOf(documents), []);
  // What must be found, or the check checks nothing.
  const right = ublOf(aContent('inside Italy'));
  const wrong = {
    total: right.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[\d.]+/, '$11.00'),
    order: right.replace(/ *<cbc:IssueDate>.*\n/, ''),
  };
  const found = failuresOf(wrong).join('\n');
  assert.match(found, /total\.xml\t\[BR-CO-15\]/);
  assert.match(found, /order\.xml\tcvc-complex-type/);
});
