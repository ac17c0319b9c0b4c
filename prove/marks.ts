// Canary values: each field gets a unique value; texts are searched for them in every spelling.
import { gstinCheckCharacter } from '../server/src/modules/pricing/index.ts';
import type { TextKind, Writer } from './filled-requests.ts';

/** No word of any language; letters only, so that no spelling of an address or of JSON changes it. */
const WORD = 'vxqzjkwu';
const NUMBER = '81364792';
const TAX = '33VXQZJ';
const POSTAL = '813647';

export type Marks = {
  write: Writer;
  /** What the shop made up itself and told one person: tokens, codes, one-time passwords. */
  add(secret: string, about: string): void;
  /** Whose marks stand in the text, each with how it is spelt there. */
  findIn(text: string): string[];
  /** Fields and secrets that were marked. */
  count(): number;
};

export function newMarks(): Marks {
  const fields: string[] = [];
  const numbers = new Map<string, number>();
  const secrets = new Map<string, string>();
  const numberOf = (field: string): number => {
    const known = numbers.get(field) ?? fields.push(field) - 1;
    numbers.set(field, known);
    return known;
  };
  const write = (field: string, kind: TextKind): string => {
    const n = numberOf(`${field} (${kind})`);
    const word = `${WORD}${emailMessagesOf(n)}`;
    if (kind === 'email') return `${word}@example.com`;
    if (kind === 'phone') return `+91${NUMBER}${String(n % 100).padStart(2, '0')}`;
    if (kind === 'tax') {
      const body = `${TAX}${String(1000 + (n % 9000))}D1Z`;
      return `${body}${gstinCheckCharacter(body)}`;
    }
    if (kind === 'postal') return POSTAL;
    if (kind === 'link') return `https://${word}.example/${word}`;
    // A password that is taken.
    return kind === 'password' ? `${word} Aa1!` : word;
  };
  return {
    write,
    add(secret, about) {
      if (secret.length >= 8) secrets.set(secret, about);
    },
    count: () => fields.length + secrets.size,
    findIn(text) {
      const found = new Set<string>();
      for (const [, letters = ''] of text.matchAll(new RegExp(`${WORD}([a-z]{3})`, 'gi')))
        found.add(fields[numberIn(letters)] ?? 'a marked field');
      for (const [pattern, about] of [
        [new RegExp(NUMBER), 'a phone number, or one of a card'],
        [new RegExp(TAX, 'i'), 'a tax number'],
        [new RegExp(`\\b${POSTAL}\\b`), 'a postal code'],
      ] as const)
        if (pattern.test(text)) found.add(about);
      for (const [name, spelling] of spellings(WORD))
        if (text.includes(spelling)) found.add(`a marked field, ${name}`);
      for (const [secret, about] of secrets) {
        if (text.includes(secret)) found.add(about);
        for (const [name, spelling] of spellings(secret))
          if (text.includes(spelling)) found.add(`${about}, ${name}`);
      }
      return [...found];
    },
  };
}

/** Other than as it is. Base64 looks different with each place that a text may begin at. */
function spellings(text: string): [name: string, spelling: string][] {
  const base64 = [0, 1, 2].map((before): [string, string] => {
    const all = Buffer.from(`${'x'.repeat(before)}${text}`)
      .toString('base64')
      .replace(/=+$/, '');
    // The first letters belong to what stands before, the last one to what follows.
    return ['in base64', all.slice(before === 0 ? 0 : before + 1, -1)];
  });
  const others: [string, string][] = [
    ['in hexadecimal', Buffer.from(text).toString('hex')],
    ['url-encoded', encodeURIComponent(text)],
    ['url-encoded as in a form', new URLSearchParams({ x: text }).toString().slice(2)],
    ['as JSON', JSON.stringify(text).slice(1, -1)],
    ['as JSON twice', JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1)],
    ['backwards', [...text].reverse().join('')],
  ];
  return [
    ...base64,
    ...base64.map(([name, each]): [string, string] => [
      name,
      each.replaceAll('+', '-').replaceAll('/', '_'),
    ]),
    ...others,
  ].filter(([, each]) => each !== text);
}

/** Three letters for a field's number. */
function emailMessagesOf(n: number): string {
  return [Math.floor(n / 676), Math.floor(n / 26), n]
    .map((each) => String.fromCharCode(97 + (each % 26)))
    .join('');
}

function numberIn(letters: string): number {
  return [...letters.toLowerCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 97,
    0,
  );
}
