// HTML as a tree of elements: enough to read forms, links, tables and printed text from a page without a browser.
export type Element = {
  tag: string;
  attrs: Record<string, string>;
  children: (Element | string)[];
  parent?: Element;
};

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const RAW = new Set(['script', 'style', 'textarea', 'title']);
/** Their text stands on its own line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

export function parseHtml(html: string): Element {
  const root: Element = { tag: '#document', attrs: {}, children: [] };
  let open = root;
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(html); found !== null; found = TOKEN.exec(html)) {
    if (found.index > at) open.children.push(decode(html.slice(at, found.index)));
    at = TOKEN.lastIndex;
    const tag = found[2]?.toLowerCase();
    if (tag === undefined) continue;
    if (found[1] === '/') {
      for (let each: Element | undefined = open; each !== undefined; each = each.parent)
        if (each.tag === tag) {
          open = each.parent ?? root;
          break;
        }
      continue;
    }
    const element: Element = {
      tag,
      attrs: attributesOf(found[3] ?? ''),
      children: [],
      parent: open,
    };
    open.children.push(element);
    if (VOID.has(tag) || found[4] === '/') continue;
    if (RAW.has(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, at);
      const text = html.slice(at, end < 0 ? undefined : end);
      element.children.push(tag === 'script' || tag === 'style' ? text : decode(text));
      at = end < 0 ? html.length : html.indexOf('>', end) + 1;
      TOKEN.lastIndex = at;
      continue;
    }
    open = element;
  }
  open.children.push(decode(html.slice(at)));
  return root;
}

export function elements(
  root: Element,
  test: string | ((element: Element) => boolean) = () => true,
): Element[] {
  const wanted = typeof test === 'string' ? ({ tag }: Element) => tag === test : test;
  return root.children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : [...(wanted(child) ? [child] : []), ...elements(child, wanted)],
  );
}

/** Printed text: blocks on lines of their own, no scripts, nothing that is hidden by an attribute. */
export function textOf(element: Element): string {
  return lines(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function lines(element: Element): string {
  const { tag, attrs } = element;
  if (
    tag === 'script' ||
    tag === 'style' ||
    tag === 'template' ||
    tag === 'head' ||
    'hidden' in attrs
  )
    return '';
  if (tag === 'option' || tag === 'datalist' || tag === 'textarea') return '';
  if (tag === 'br') return '\n';
  const inside = element.children
    .map((child) => (typeof child === 'string' ? child : lines(child)))
    .join('');
  return INLINE.has(tag) ? inside : `\n${inside}\n`;
}

export function isInside(element: Element, test: (element: Element) => boolean): boolean {
  for (let each: Element | undefined = element; each !== undefined; each = each.parent)
    if (test(each)) return true;
  return false;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  return attributes;
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
