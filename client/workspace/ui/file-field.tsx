import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../shared/ui/button.tsx';
import styles from './file-field.module.css';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

interface FileFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** As of the file input: ".pdf,.doc". */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

/** One file to choose or to drop. The chosen one stays until it is replaced or removed. */
export function FileField({ label, hint, error, accept, file, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange(null);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <Icon name={file ? 'file' : 'upload'} />
          <span className={styles.name}>
            {file ? `${file.name} (${sizeText(file.size)})` : 'Choose a file or drop it here'}
          </span>
          {/* A cancelled choice keeps the file that was chosen before; after a failure it may be chosen again. */}
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            className={styles.input}
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={(event) => event.target.files?.[0] && onChange(event.target.files[0])}
          />
          {file && <IconButton icon="trash" label="Remove file" className={styles.remove} onClick={remove} />}
        </div>
      )}
    </Field>
  );
}
