// Links of documents: every relative link in a .md file names a file, and its #heading if it has one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

export function brokenLinks(root: string = ROOT): string[] {
  return sourceFiles(/\.md$/, root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return links(text)
      .filter((link) => !resolves(root, file, link))
      .map((link) => `${file}: ${link}`);
  });
}

function links(markdown: string): string[] {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)];
  const references = [...prose.matchAll(/^\[[^\]]+\]:\s+<?(\S+?)>?(?:\s|$)/gm)];
  return [...inline, ...references]
    .map((match) => match[1] as string)
    .filter((link) => !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link));
}

function resolves(root: string, from: string, link: string): boolean {
  const [path = '', heading] = link.split('#', 2);
  const target =
    path === ''
      ? join(root, from)
      : join(root, normalize(join(dirname(from), decodeURIComponent(path))));
  // A document that points outside the project is broken for everybody else.
  if (!target.startsWith(root) || !existsSync(target)) return false;
  if (
    heading === undefined ||
    heading === '' ||
    !target.endsWith('.md') ||
    statSync(target).isDirectory()
  )
    return true;
  return headings(readFileSync(target, 'utf8')).has(heading.toLowerCase());
}

/** The names GitHub gives to headings; a repeated one gets -1, -2. */
function headings(markdown: string): Set<string> {
  const names = new Set<string>();
  for (const [, title = ''] of markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let name = slug;
    for (let again = 1; names.has(name); again++) name = `${slug}-${again}`;
    names.add(name);
  }
  return names;
}
