// Inert markup: styles, style sheets, event handlers and bases of an email are renamed before it is parsed, since parsing alone tries each against the page's policy.

/** A tag as browsers read it: quoted values may hold its end. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>?/gi;
const ACTIVE_ATTRIBUTE = /([\s/"'])(style|on[a-z]+)(?=\s*=)/gi;

/** The same markup with `data-style`, `data-onclick`, `<data-base>` and `<data-style>`; texts between tags are as they were. */
export function inertMarkup(html: string): string {
  return html
    .replace(TAG, (tag) => tag.replace(ACTIVE_ATTRIBUTE, '$1data-$2'))
    .replace(/<(\/?)(base|style)\b/gi, '<$1data-$2');
}
