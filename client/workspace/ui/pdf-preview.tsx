import 'react-pdf/dist/Page/TextLayer.css';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Button, Modal } from 'antd';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { extensionOf } from '../../../server/platform/files/file.rules.ts';
import { apiBase } from '../../shared/lib/api-base.ts';
import { cx } from '../../shared/lib/cx.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ErrorState } from './page-states.tsx';
import styles from './pdf-preview.module.css';
import { SkeletonBlock } from './skeleton.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

interface PdfPreviewProps {
  /** Address of a stored file, such as /files/{id}. */
  url: string;
  /** As the sender named it; its extension decides whether it can be previewed. */
  name: string;
  /** Pixels. */
  height: number;
}

/** A resume in the page, rendered from our own files: a PDF as it is, a Word document as text (OP-087). */
export function PdfPreview({ url, name, height = 600 }: Omit<PdfPreviewProps, 'height'> & { height?: number }) {
  return (
    <div>
      <Content url={url} name={name} height={height} />
      <p>
        <DownloadLink className={styles.download} url={url} name={name}>
          <Icon name="download" size={16} /> {t`Download ${name}`}
        </DownloadLink>
      </p>
    </div>
  );
}

function Content(document: PdfPreviewProps) {
  switch (extensionOf(document.name)) {
    case 'pdf':
      return <PdfWithWideView key={document.url} {...document} />;
    case 'doc':
    case 'docx':
      return <WordPreview key={document.url} {...document} />;
    default:
      return <NoPreview>{t`This file cannot be shown in the page. Please download it.`}</NoPreview>;
  }
}

const problemTexts = {
  UNSUPPORTED: msg`Your browser does not support PDF preview.`,
  UNREADABLE: msg`This file cannot be shown in the page. Please download it.`,
  LOCKED: msg`This document is locked with a password. Please download it.`,
};

function PdfWithWideView(document: PdfPreviewProps) {
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  const [isWide, setIsWide] = useState(false);
  return (
    <>
      <Pdf {...document} problem={problem} onProblem={setProblem} />
      {!problem && (
        <Button
          type="link"
          className={cx('at-edge', styles.wide)}
          icon={<Icon name="expand" />}
          onClick={() => setIsWide(true)}
        >
          {t`Open wide`}
        </Button>
      )}
      <Modal
        open={isWide}
        title={document.name}
        width={1040}
        footer={null}
        destroyOnHidden
        className={styles.modal}
        classNames={{ container: styles.window, header: styles.head, body: styles.body }}
        onCancel={() => setIsWide(false)}
      >
        <Pdf {...document} height={undefined} problem={problem} onProblem={setProblem} />
      </Modal>
    </>
  );
}

interface PdfProps extends PdfPagesPlace {
  problem: PdfProblem | null;
  onProblem: (problem: PdfProblem | null) => void;
}

function Pdf({ problem, onProblem, ...document }: PdfProps) {
  if (problem === 'LOST')
    return (
      <div className={styles.frame}>
        <ErrorState title={t`The document could not be loaded.`} error={null} onRetry={() => onProblem(null)} />
      </div>
    );
  if (problem) return <NoPreview>{i18n._(problemTexts[problem])}</NoPreview>;
  return <PdfPages {...document} onProblem={onProblem} />;
}

const NoPreview = ({ children }: { children: ReactNode }) => (
  <p className={`${styles.frame} ${styles.note}`}>{children}</p>
);

/**
 * Scripts in a document never run, and its fonts are rendered without generated code. Warnings about a file are not
 * logged.
 */
const options = { isEvalSupported: false, enableXfa: false, withCredentials: apiBase !== '', verbosity: 0 };
const scrollbarWidth = 18;
/** An A4 page is readable at this width; a phone scrolls it sideways. */
const readableWidth = 720;
/** A4, until a page is loaded and has its own ratio. */
const usualRatio = Math.SQRT2;

type PdfProblem = 'UNSUPPORTED' | 'UNREADABLE' | 'LOCKED' | 'LOST';

/** By the names of the library's errors: about the document, about loading it, or else about the browser. */
const problemsByError: Partial<Record<string, PdfProblem>> = {
  InvalidPDFException: 'UNREADABLE',
  FormatError: 'UNREADABLE',
  ResponseException: 'LOST',
  UnknownErrorException: 'LOST',
  TypeError: 'LOST',
};

interface PdfPagesPlace extends Omit<PdfPreviewProps, 'height'> {
  /** Pixels; by default the pages fill their container and are wide enough to read. */
  height: number | undefined;
}

/**
 * No file may break the page: the library must neither throw nor ask for passwords, which a crafted file could request
 * endlessly.
 */
function PdfPages({ url, name, height, onProblem }: PdfPagesPlace & { onProblem: (problem: PdfProblem) => void }) {
  const fail = (error: Error) => onProblem(problemsByError[error.name] ?? 'UNSUPPORTED');
  const frame = useRef<HTMLElement>(null);
  const room = useWidth(frame) - scrollbarWidth;
  const [pageCount, setPageCount] = useState(0);
  const width = height === undefined ? Math.max(room, readableWidth) : room;
  return (
    <section
      ref={frame}
      className={cx(styles.frame, height === undefined && styles.whole)}
      style={{ height }}
      aria-label={height === undefined ? t`${name}, wide` : t`Preview of ${name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={0}
    >
      <Document
        // Inline: the log for its owner says that it was opened, not that it was downloaded (0104).
        file={`${apiBase}${url}?inline=1`}
        options={options}
        loading={<SkeletonBlock label={t`Loading the document`} height={height ?? readableWidth} />}
        error={null}
        suspense={false}
        onLoadSuccess={({ numPages }) => setPageCount(numPages)}
        onLoadError={fail}
        onSourceError={fail}
        onPassword={() => onProblem('LOCKED')}
      >
        {Array.from({ length: room > 0 ? pageCount : 0 }, (_, index) => (
          <PdfPage key={index} number={index + 1} width={width} frame={frame} />
        ))}
      </Document>
    </section>
  );
}

interface PdfPageProps {
  number: number;
  width: number;
  frame: RefObject<HTMLElement | null>;
}

/**
 * Rendered, with selectable text, while within one screen of the viewport: 800 pages at once would take more than a
 * gigabyte. Its space is always reserved.
 */
function PdfPage({ number, width, frame }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [ratio, setRatio] = useState(usualRatio);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      root: frame.current,
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [frame]);
  return (
    <div ref={place} className={styles.page} style={{ width, minHeight: Math.round(width * ratio) }}>
      {isNear && (
        <Page
          pageNumber={number}
          width={width}
          renderAnnotationLayer={false}
          loading={null}
          onLoadSuccess={({ originalWidth, originalHeight }) => setRatio(originalHeight / originalWidth)}
        />
      )}
    </div>
  );
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

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

/** A Word document as plain text; the formatting is visible after downloading it (OP-087). */
function WordPreview({ url, name, height }: PdfPreviewProps) {
  const [loaded, setLoaded] = useState<Loaded>('LOADING');
  const isLoading = loaded === 'LOADING';
  useEffect(() => {
    if (!isLoading) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const answer = await loadText(url, abort.signal);
      if (!abort.signal.aborted) setLoaded(answer);
    };
    void load();
    return () => abort.abort();
  }, [url, isLoading]);
  if (loaded === 'LOADING') return <SkeletonBlock label={t`Loading the document`} height={height} />;
  if (loaded === 'FAILED')
    return (
      <div className={styles.frame}>
        <ErrorState
          title={t`The text of this document could not be loaded.`}
          error={null}
          onRetry={() => setLoaded('LOADING')}
        />
      </div>
    );
  if (loaded === 'NONE')
    return <NoPreview>{t`There is no text in this document that could be shown. Please download it.`}</NoPreview>;
  return (
    <section
      className={`${styles.frame} ${styles.text}`}
      style={{ maxHeight: height }}
      aria-label={t`Text of ${name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={0}
    >
      <p className="quiet small">{t`Only the text is shown here. Download the document to see it as it looks.`}</p>
      <p className={styles.words}>{loaded.text}</p>
      {!loaded.isWhole && <p className="quiet small">{t`The document goes on. Download it to read the rest.`}</p>}
    </section>
  );
}
