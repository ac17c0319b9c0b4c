// XML writer: elements with attributes, escaped, two spaces a level; for documents of ours that machines read. Pure.

export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlNode[];
};

/** Characters that XML 1.0 has no place for, lone surrogates among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are removed
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** An element; without text, or without children that are there, it is left out. */
export function element(
  name: string,
  content: string | readonly (XmlNode | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlNode | undefined {
  if (typeof content !== 'string') {
    const children = content.filter((child) => child !== undefined);
    return children.length === 0 ? undefined : { name, attributes, content: children };
  }
  const text = content.replace(NO_XML, '').trim();
  return text === '' ? undefined : { name, attributes, content: text };
}

export function writtenXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlNode, indent: string): string {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`;
  if (typeof content === 'string') return `${start}${escaped(content)}</${name}>\n`;
  return `${start}\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
