// Structured data of the FAQ (FAQPage). [§2.3 /faq]
import type { Block } from '@millwright/contracts';

/** Each heading is a question, and what follows it the answer. */
export function faqJsonLd(blocks: readonly Block[]): object {
  const questions: { name: string; answer: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') questions.push({ name: block.text, answer: [] });
    else questions.at(-1)?.answer.push(block.kind === 'list' ? block.items.join('; ') : block.text);
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
