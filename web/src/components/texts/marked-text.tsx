import { type TextBlock, type TextPart, textBlocks } from '@thriftline/domain/base/texts/text-blocks';
import styles from './marked-text.module.css';

/** A text of the operator's: headings, paragraphs, lists and links, and no other markup. */
export function MarkedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {textBlocks(text).map((block) => (
        <Block key={block.at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((parts) => (
            <li key={parts[0]?.at}>
              <Parts parts={parts} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((parts) => (
            <span key={parts[0]?.at}>
              <Parts parts={parts} />
            </span>
          ))}
        </p>
      );
  }
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ at, text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={at} href={href}>
        {text}
      </a>
    ),
  );
}
