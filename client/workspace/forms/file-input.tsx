import { t } from '@lingui/core/macro';
import { type AriaAttributes, useRef } from 'react';
import { fileSize } from '../lib/file-size.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './file-input.module.css';
import { IconButton } from '../ui/buttons.tsx';

interface FileInputProps extends AriaAttributes {
  id?: string;
  value?: File | null;
  onChange?: (file: File | null) => void;
  /** As in the file input: ".pdf,.doc". */
  accept: string;
}

/**
 * Not antd's Upload: it hides its input, so the visible control has no label, error or focus. One file to choose or
 * drop; it stays until replaced or removed.
 */
export function FileInput({ value: file = null, onChange, ...input }: FileInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (ref.current) ref.current.value = '';
    onChange?.(null);
  };
  return (
    <div className={styles.box}>
      <Icon name={file ? 'file' : 'upload'} />
      <span className={styles.name}>
        {file ? `${file.name} (${fileSize(file.size)})` : t`Choose a file or drop it here`}
      </span>
      {/* Cancelling the picker keeps the chosen file; after a failure the same file can be chosen again. */}
      <input
        {...input}
        ref={ref}
        type="file"
        className={styles.input}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={(event) => event.target.files?.[0] && onChange?.(event.target.files[0])}
      />
      {file && <IconButton icon="trash" label={t`Remove file`} className={styles.remove} onClick={remove} />}
    </div>
  );
}
