// HTML of a mail in a sandboxed frame: no scripts, no forms, no navigation, and by the page's own policy nothing from another host.
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { inertMarkup } from '../lib/inert-markup.ts';
import { pageNonce } from './theme.ts';

type Props = { html: string; title: string /** Pixels, where there is room. */; width?: number };

export function EmailMessageFrame({ html, title, width }: Props) {
  const page = useMemo(() => framed(html, pageNonce()), [html]);
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={page}
      sx={{
        inlineSize: width ?? '100%',
        maxInlineSize: '100%',
        blockSize: 'min(75vh, 900px)',
        border: 1,
        borderColor: 'divider',
        backgroundColor: '#fff',
      }}
    />
  );
}

/** What the policy refuses anyway, and what is read differently when it is parsed again: our mails hold none of it. */
const REMOVED =
  'script, data-style, base, meta[http-equiv], link, iframe, object, embed, svg, math, noscript, template';

/** The frame has the policy of this page, which takes a style sheet with its nonce and no style of an element: each becomes a rule of such a sheet. */
export function framed(html: string, nonce: string): string {
  const page = new DOMParser().parseFromString(inertMarkup(html), 'text/html');
  for (const element of page.querySelectorAll(REMOVED)) element.remove();
  const rules: string[] = [];
  for (const element of page.querySelectorAll('[data-style]')) {
    const name = `s${rules.length}`;
    // One that closed the rule, or the sheet, would reach beyond its element.
    rules.push(
      `.${name} { ${(element.getAttribute('data-style') ?? '').replace(/[{}<>@]/g, '')} }`,
    );
    element.removeAttribute('data-style');
    element.classList.add(name);
  }
  const sheet = page.createElement('style');
  sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n');
  page.head.append(sheet);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
