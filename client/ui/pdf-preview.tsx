import { useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { extensionOf } from '../../server/files/file.rules.ts';
import { apiBase } from '../lib/api-base.ts';
import { Icon } from './icon.tsx';
import styles from './pdf-preview.module.css';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';
import { WordPreview } from './word-preview.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Scripts in a document never run, and its fonts are drawn without generated code. */
const options = { isEvalSupported: false, enableXfa: false, withCredentials: apiBase !== '' };
const scrollbarWidth = 18;

interface PdfPreviewProps {
  /** Address of a stored file, such as /files/{id}. */
  url: string;
  /** As the sender called it; its ending tells whether it can be shown. */
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
        <a className={styles.download} href={`${apiBase}${url}`} download={name}><Icon name="download" size={16} /> Download {name}</a>
      </p>
    </div>
  );
}

function Content({ url, name, height = 600 }: PdfPreviewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <NoPreview>Your browser does not support PDF preview.</NoPreview>;
  switch (extensionOf(name)) {
    case 'pdf':
      return <Pages url={url} name={name} height={height} onFailed={() => setHasFailed(true)} />;
    case 'doc':
    case 'docx':
      return <WordPreview url={url} name={name} height={height} />;
    default:
      return <NoPreview>This file cannot be shown in the page. Please download it.</NoPreview>;
  }
}

function Pages({ url, name, height = 600, onFailed }: PdfPreviewProps & { onFailed: () => void }) {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [pageCount, setPageCount] = useState(0);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor((entry?.contentRect.width ?? 0) - scrollbarWidth)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus, for the keyboard
    <section ref={frame} className={styles.frame} style={{ height }} aria-label={`Preview of ${name}`} tabIndex={0}>
      <Document
        file={`${apiBase}${url}`} options={options} loading={<SkeletonBlock label="Loading the document" height={height} radius={6} />} error={null}
        onLoadSuccess={({ numPages }) => setPageCount(numPages)} onLoadError={onFailed} onSourceError={onFailed}
      >
        {width > 0 && Array.from({ length: pageCount }, (_, index) => (
          <Page key={index} className={styles.page} pageNumber={index + 1} width={width} renderTextLayer={false} renderAnnotationLayer={false} loading={<Skeleton height={height} />} />
        ))}
      </Document>
    </section>
  );
}

const NoPreview = ({ children }: { children: string }) => <p className={`${styles.frame} ${styles.note}`}>{children}</p>;
