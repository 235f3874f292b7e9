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
  /** As of the file input: ".pdf,.doc". */
  accept: string;
}

/**
 * Own, because antd's Upload hides its input: neither label, error nor focus reach what is to be pressed. One file to
 * choose or to drop; the chosen one stays until it is replaced or removed.
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
      {/* A cancelled choice keeps the file that was chosen before; after a failure it may be chosen again. */}
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
