import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { apiBase } from '../../shared/lib/api-base.ts';
import { ErrorState } from './page-states.tsx';
import styles from './pdf-preview.module.css';
import { SkeletonBlock } from './skeleton.tsx';

interface DocumentText {
  readonly text: string;
  readonly isWhole: boolean;
}

type Loaded = DocumentText | 'LOADING' | 'FAILED' | 'NONE';

const isText = (answer: unknown): answer is DocumentText =>
  typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string';

async function loadText(url: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const answer = await fetch(`${apiBase}${url}/text`, { signal, credentials: apiBase ? 'include' : 'same-origin' });
    if (!answer.ok) return 'FAILED';
    const body: unknown = await answer.json();
    return isText(body) && body.text !== '' ? body : 'NONE';
  } catch {
    return 'FAILED';
  }
}

interface WordPreviewProps {
  /** Address of a stored file, such as /files/{id}. */
  url: string;
  name: string;
  /** Pixels. */
  height: number;
}

/** What a Word document says, as plain text: its looks are seen after the download (OP-087). */
export function WordPreview(props: WordPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  return <WordText key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function WordText({ url, name, height, onRetry }: WordPreviewProps & { onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>('LOADING');
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const answer = await loadText(url, abort.signal);
      if (!abort.signal.aborted) setLoaded(answer);
    };
    void load();
    return () => abort.abort();
  }, [url]);
  if (loaded === 'LOADING') return <SkeletonBlock label={t`Loading the document`} height={height} />;
  if (loaded === 'FAILED')
    return (
      <div className={styles.frame}>
        <ErrorState title={t`The text of this document could not be loaded.`} error={null} onRetry={onRetry} />
      </div>
    );
  if (loaded === 'NONE')
    return (
      <p className={`${styles.frame} ${styles.note}`}>
        {t`There is no text in this document that could be shown. Please download it.`}
      </p>
    );
  return (
    <section
      className={`${styles.frame} ${styles.text}`}
      style={{ maxHeight: height }}
      aria-label={t`Text of ${name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard too
      tabIndex={0}
    >
      <p className={styles.kind}>{t`Only the text is shown here. Download the document to see it as it looks.`}</p>
      <p className={styles.words}>{loaded.text}</p>
      {!loaded.isWhole && <p className={styles.kind}>{t`The document goes on. Download it to read the rest.`}</p>}
    </section>
  );
}
