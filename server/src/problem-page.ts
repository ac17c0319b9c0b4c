// Problem codes page of the API documentation: code, status, title and sentence of each, in three languages. [decisions §3, 0067]
import { createHash } from 'node:crypto';
import {
  directionOf,
  LOCALES,
  type Locale,
  PROBLEMS,
  type ProblemCode,
  problemText,
  problemTitle,
} from '@millwright/contracts';
import { PROBLEM_DOCS } from './platform/http/problem-answers.ts';

type Words = {
  language: string;
  title: string;
  about: string;
  code: string;
  status: string;
  summary: string;
  sentence: string;
};
const WORDS: Record<Locale, Words> = {
  en: {
    language: 'English',
    title: 'Problem codes',
    about:
      'Each rejection of the API is a problem (RFC 9457): its type leads here, its code never changes. Names in braces are filled in.',
    code: 'Code',
    status: 'Status',
    summary: 'Title',
    sentence: 'Sentence',
  },
  ru: {
    language: 'Русский',
    title: 'Коды ошибок',
    about:
      'Каждый отказ API имеет вид RFC 9457: поле type ведёт сюда, код не меняется. Имена в фигурных скобках заменяются значениями.',
    code: 'Код',
    status: 'Статус',
    summary: 'Название',
    sentence: 'Текст',
  },
  ar: {
    language: 'العربية',
    title: 'رموز الأخطاء',
    about:
      'كل رفض من واجهة API يأتي بصيغة RFC 9457: يقود الحقل type إلى هنا، ولا يتغير الرمز. تُستبدل الأسماء بين القوسين المعقوفين بقيمها.',
    code: 'الرمز',
    status: 'الحالة',
    summary: 'العنوان',
    sentence: 'النص',
  },
};

/** The colours of the shop's own pages. */
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:16px/24px system-ui,sans-serif;background:#fbfaf7;color:#1c1c1a}' +
  'main{max-inline-size:72em;margin-inline:auto;padding:24px}h1{font-size:28px;line-height:36px}nav a{margin-inline-end:16px}a{color:#1b5180}' +
  'table{border-collapse:collapse;inline-size:100%}.scroll{overflow-x:auto}th,td{text-align:start;vertical-align:top;padding:8px;border-block-end:1px solid #b8b5ac}' +
  'tr:target{background:#fff1c2}code{white-space:nowrap}' +
  '@media(prefers-color-scheme:dark){body{background:#16181a;color:#e9e7e1}a{color:#93c1e6}th,td{border-color:#4a4d50}tr:target{background:#4a3d10}}';

export const PROBLEM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const pages = new Map<Locale, string>();

export function problemPage(locale: Locale): string {
  const page = pages.get(locale) ?? pageIn(locale);
  pages.set(locale, page);
  return page;
}

function pageIn(locale: Locale): string {
  const { title, about, code, status, summary, sentence } = WORDS[locale];
  const languages = LOCALES.map((each) => {
    const current = each === locale ? ' aria-current="page"' : '';
    return `<a href="${PROBLEM_DOCS}?lang=${each}" lang="${each}"${current}>${WORDS[each].language}</a>`;
  });
  const rows = (Object.keys(PROBLEMS) as ProblemCode[]).map(
    (each) =>
      `<tr id="${each}"><th scope="row"><code dir="ltr">${each}</code></th><td>${PROBLEMS[each]}</td>` +
      `<td>${escaped(problemTitle(each, locale))}</td><td>${escaped(problemText(each, locale))}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${about}</p><nav>${languages.join('')}</nav>` +
    `<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr><th scope="col">${code}</th><th scope="col">${status}</th><th scope="col">${summary}</th><th scope="col">${sentence}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div></main></body></html>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
