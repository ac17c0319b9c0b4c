// Names in Latin letters, roughly as people write them: Cyrillic letter by letter, Arabic without its vowels. Only to find a name by, never shown.

const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu' },
  ...{ я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u' },
};
const ARABIC: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh' },
  ...{ د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z' },
  ...{ ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w' },
  ...{ ي: 'y', ى: 'a', ة: 'a', ء: '', ؤ: 'w', ئ: 'y', پ: 'p', چ: 'ch', گ: 'g', ک: 'k', ی: 'y' },
};

/** In small letters without accents. */
export function latinName(name: string): string {
  return [...name.normalize('NFC').toLowerCase()]
    .map((sign) => CYRILLIC[sign] ?? ARABIC[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** What both spellings of a name have, whatever vowels are written: `yusuf`, `youssef` and يوسف. */
function consonants(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/[^a-z]|[aeiouwy]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether a name or one of its words begins like what is typed, in either alphabet. */
export function nameBegins(name: string, typed: string): boolean {
  const [whole, asked] = [latinName(name), latinName(typed.trim())];
  const words = whole.split(/[\s-]+/);
  if (whole.startsWith(asked) || words.some((word) => word.startsWith(asked))) return true;
  const bare = consonants(asked);
  const isOtherScript = /[^\p{Script=Latin}\P{L}]/u.test(name);
  return isOtherScript && bare.length > 1 && words.some((w) => consonants(w).startsWith(bare));
}
