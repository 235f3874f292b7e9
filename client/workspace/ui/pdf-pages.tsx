import 'react-pdf/dist/Page/TextLayer.css';
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { apiBase } from '../../shared/lib/api-base.ts';
import { cx } from '../../shared/lib/cx.ts';
import styles from './pdf-preview.module.css';
import { SkeletonBlock } from './skeleton.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Scripts in a document never run, and its fonts are drawn without generated code. Oddities of a file are not logged.
 */
const options = { isEvalSupported: false, enableXfa: false, withCredentials: apiBase !== '', verbosity: 0 };
const scrollbarWidth = 18;
/** A page of A4 can be read at this width; a phone scrolls it sideways. */
const readableWidth = 720;
/** Of A4, until a page is loaded and says its own. */
const usualRatio = Math.SQRT2;

export type PdfProblem = 'UNSUPPORTED' | 'UNREADABLE' | 'LOCKED' | 'LOST';

/** By the names that the library gives its errors: about the document, about loading it, or else about the browser. */
const problemsByError: Partial<Record<string, PdfProblem>> = {
  InvalidPDFException: 'UNREADABLE',
  FormatError: 'UNREADABLE',
  ResponseException: 'LOST',
  UnknownErrorException: 'LOST',
  TypeError: 'LOST',
};

interface PdfPagesProps {
  url: string;
  name: string;
  /** Pixels; without it the pages fill what surrounds them and are wide enough to be read. */
  height?: number;
  onProblem: (problem: PdfProblem) => void;
}

/**
 * No file takes the page down: the library may neither throw nor ask for passwords, which a crafted file could request
 * endlessly.
 */
export function PdfPages({ url, name, height, onProblem }: PdfPagesProps) {
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard too
      tabIndex={0}
    >
      <Document
        file={`${apiBase}${url}`}
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
 * Drawn, with text that can be selected, while it is at most a screenful away from what is in sight: 800 pages at once
 * would take more than a gigabyte. Its place is there all the time.
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
