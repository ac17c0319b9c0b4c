// Content blocks: headings, paragraphs and lists from structured blocks; nothing in them is ever HTML.
import type { Block } from '@millwright/contracts';
import { useView } from '../lib/view.tsx';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { label } = useView();
  return (
    <div className="prose">
      {blocks.map((block, index) => {
        // Blocks have no name of their own and never change places on a page that is rendered once.
        const key = `${block.kind}-${index}`;
        if (block.kind === 'list')
          return (
            <ul key={key}>
              {block.items.map((item) => (
                <li key={item}>{label(item)}</li>
              ))}
            </ul>
          );
        return block.kind === 'heading' ? (
          <h2 key={key}>{label(block.text)}</h2>
        ) : (
          <p key={key}>{label(block.text)}</p>
        );
      })}
    </div>
  );
}
