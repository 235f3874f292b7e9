import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { extensionOf } from '../../../server/files/file.rules.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ErrorState } from './page-states.tsx';
import { PdfPages, type PdfProblem } from './pdf-pages.tsx';
import styles from './pdf-preview.module.css';
import { WordPreview } from './word-preview.tsx';

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
          <Icon name="download" size={16} /> {t`Download ${name}`}
        </DownloadLink>
      </p>
    </div>
  );
}

function Content({ url, name, height = 600 }: PdfPreviewProps) {
  switch (extensionOf(name)) {
    case 'pdf':
      return <PdfWithWideView key={url} url={url} name={name} height={height} />;
    case 'doc':
    case 'docx':
      return <WordPreview url={url} name={name} height={height} />;
    default:
      return <NoPreview>{t`This file cannot be shown in the page. Please download it.`}</NoPreview>;
  }
}

const problemTexts = {
  UNSUPPORTED: msg`Your browser does not support PDF preview.`,
  UNREADABLE: msg`This file cannot be shown in the page. Please download it.`,
  LOCKED: msg`This document is locked with a password. Please download it.`,
};

function PdfWithWideView({ url, name, height }: PdfPreviewProps) {
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  const [isWide, setIsWide] = useState(false);
  return (
    <>
      <Pdf url={url} name={name} height={height} problem={problem} onProblem={setProblem} />
      {!problem && (
        <Button type="link" className={styles.wide} icon={<Icon name="expand" />} onClick={() => setIsWide(true)}>
          {t`Open wide`}
        </Button>
      )}
      <Modal
        open={isWide}
        title={name}
        width={1040}
        footer={null}
        destroyOnHidden
        className={styles.modal}
        classNames={{ container: styles.window, header: styles.head, body: styles.body }}
        onCancel={() => setIsWide(false)}
      >
        <Pdf url={url} name={name} problem={problem} onProblem={setProblem} />
      </Modal>
    </>
  );
}

interface PdfProps extends PdfPreviewProps {
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
