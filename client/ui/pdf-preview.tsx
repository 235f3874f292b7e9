import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { extensionOf } from '../../server/files/file.rules.ts';
import { apiBase } from '../lib/api-base.ts';
import { DownloadLink } from './download-link.tsx';
import { Icon } from './icon.tsx';
import { ErrorState } from './page-states.tsx';
import styles from './pdf-preview.module.css';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';
import { WordPreview } from './word-preview.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Scripts in a document never run, and its fonts are drawn without generated code. Oddities of a file are not logged.
 */
const options = { isEvalSupported: false, enableXfa: false, withCredentials: apiBase !== '', verbosity: 0 };
const scrollbarWidth = 18;

interface PdfPreviewProps {
  /** Address of a stored file, such as /files/{id}. */
  url: string;
  /** As the sender named it; its ending decides whether it can be shown. */
  name: string;
  /** Pixels. */
  height?: number;
}

/** A resume in the page, drawn from our own files: a PDF as it is, a Word document as text (OP-087). */
export function PdfPreview({ url, name, height = 600 }: PdfPreviewProps) {
  return (
    <div>
      <Content url={url} name={name} height={height} />
      <p>
        <DownloadLink className={styles.download} url={url} name={name}>
          <Icon name="download" size={16} /> Download {name}
        </DownloadLink>
      </p>
    </div>
  );
}

function Content({ url, name, height = 600 }: PdfPreviewProps) {
  switch (extensionOf(name)) {
    case 'pdf':
      return <Pdf key={url} url={url} name={name} height={height} />;
    case 'doc':
    case 'docx':
      return <WordPreview url={url} name={name} height={height} />;
    default:
      return <NoPreview>This file cannot be shown in the page. Please download it.</NoPreview>;
  }
}

type Problem = 'UNSUPPORTED' | 'UNREADABLE' | 'LOCKED' | 'LOST';

const problemTexts: Record<Exclude<Problem, 'LOST'>, string> = {
  UNSUPPORTED: 'Your browser does not support PDF preview.',
  UNREADABLE: 'This file cannot be shown in the page. Please download it.',
  LOCKED: 'This document is locked with a password. Please download it.',
};

/** By the names that the library gives its errors: about the document, about loading it, or else about the browser. */
const problemsByError: Partial<Record<string, Problem>> = {
  InvalidPDFException: 'UNREADABLE',
  FormatError: 'UNREADABLE',
  ResponseException: 'LOST',
  UnknownErrorException: 'LOST',
  TypeError: 'LOST',
};

function Pdf(document: PdfPreviewProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const retry = useCallback(() => setProblem(null), []);
  if (problem === 'LOST')
    return (
      <div className={styles.frame}>
        <ErrorState title="The document could not be loaded." error={null} onRetry={retry} />
      </div>
    );
  if (problem) return <NoPreview>{problemTexts[problem]}</NoPreview>;
  return <Pages {...document} onProblem={setProblem} />;
}

/**
 * No file takes the page down: the library may neither throw nor ask for passwords, which a crafted file could request
 * endlessly.
 */
function Pages({ url, name, height = 600, onProblem }: PdfPreviewProps & { onProblem: (problem: Problem) => void }) {
  const fail = (error: Error) => onProblem(problemsByError[error.name] ?? 'UNSUPPORTED');
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [pageCount, setPageCount] = useState(0);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor((entry?.contentRect.width ?? 0) - scrollbarWidth)),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard too
    <section ref={frame} className={styles.frame} style={{ height }} aria-label={`Preview of ${name}`} tabIndex={0}>
      <Document
        file={`${apiBase}${url}`}
        options={options}
        loading={<SkeletonBlock label="Loading the document" height={height} radius={6} />}
        error={null}
        suspense={false}
        onLoadSuccess={({ numPages }) => setPageCount(numPages)}
        onLoadError={fail}
        onSourceError={fail}
        onPassword={() => onProblem('LOCKED')}
      >
        {width > 0 &&
          Array.from({ length: pageCount }, (_, index) => (
            <Page
              key={index}
              className={styles.page}
              pageNumber={index + 1}
              width={width}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={<Skeleton height={height} />}
            />
          ))}
      </Document>
    </section>
  );
}

const NoPreview = ({ children }: { children: string }) => (
  <p className={`${styles.frame} ${styles.note}`}>{children}</p>
);
