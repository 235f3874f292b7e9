import styles from './prose.module.css';

interface Block {
  readonly isList: boolean;
  readonly lines: string[];
}

const bullet = /^\s*[-•*]\s+/;

/** Plain text with line breaks, grouped: lines starting with "-" or "•" are a list, the rest paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isList = bullet.test(line);
    const last = blocks.at(-1);
    if (line.trim() === '') blocks.push({ isList: false, lines: [] });
    else if (last?.isList === isList) last.lines.push(line.replace(bullet, ''));
    else blocks.push({ isList, lines: [line.replace(bullet, '')] });
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** Text typed by users, set for reading: 70 characters a line. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map(({ isList, lines }, index) =>
        isList ? (
          <ul key={index}>
            {lines.map((line, position) => (
              <li key={position}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}
