// Guessable passwords: lists of commonly chosen ones, the shop's name, and the address itself. [promises P26]
import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords from leaks, lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as unknown as string[]);
/** Common guesses of this trade. */
const OWN = ['millwright', 'marketplace', 'bearing6205', 'industrial'];
/** A dressed-up word is no better than the word; shorter ones occur in good passwords too. */
const WORD = 5;

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export function isGuessable(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 4 || COMMON.has(plain)) return true;
  if (isOfAddress(plain, email)) return true;
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const isOwn = OWN.some((word) => bare.includes(word) && bare.length < word.length + 8);
  return isOwn || plain.includes('millwright') || isRun(bare) || spellings(bare).some(isDressedUp);
}

/** Digits that may be letters, read as such. */
function spellings(bare: string): string[] {
  return [bare, bare.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)];
}

/** One common word, once or again and again, with digits around it: `Dragon2024!`, `letmeinletmein`. */
function isDressedUp(bare: string): boolean {
  if (COMMON.has(bare)) return true;
  const word = bare.replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');
  // Linear it cannot be: at most 1,024 characters are a password.
  const once = /^(.{3,}?)\1+$/u.exec(word)?.[1] ?? word;
  return once.length >= WORD && COMMON.has(once);
}

/** `abcdefghij`, `9876543210`: the alphabet or the digits in order. */
function isRun(text: string): boolean {
  let up = 0;
  let down = 0;
  for (let i = 1; i < text.length; i++) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (step === 1) up += 1;
    if (step === -1) down += 1;
  }
  return text.length > 0 && Math.max(up, down) >= text.length - 1;
}

/** The name before the @ and the words in it; the domain's word, where little stands beside it: what an attacker who knows the address tries first. */
function isOfAddress(plain: string, email: string): boolean {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const names = [name, ...name.split(/[._+-]/)].filter((word) => word.length >= 4);
  const domains = domain.split('.').slice(0, -1);
  return (
    names.some((word) => plain.includes(word)) ||
    domains.some(
      (word) => word.length >= 4 && plain.includes(word) && plain.length - word.length < 8,
    )
  );
}
