import { t } from '@lingui/core/macro';
import { Button, Progress } from 'antd';
import { type AriaAttributes, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { extensionOf, uploadRules } from '../../../server/files/file.rules.ts';
import { jobLimits } from '../../../server/jobs/job.rules.ts';
import { fileSize } from '../lib/file-size.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { uploadFile, type UploadedFile } from '../lib/upload-file.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './attachments-input.module.css';

const rule = uploadRules.ATTACHMENT;
const accept = Object.keys(rule.mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** Why a chosen file cannot be attached, before anything is sent (OP-027). */
export function attachmentProblem({ name, size }: { name: string; size: number }): string | null {
  if (!Object.hasOwn(rule.mediaTypes, extensionOf(name))) return rule.invalid();
  return size > rule.largestBytes ? rule.tooLarge() : null;
}

interface Upload {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  readonly error: string | null;
  /** While it is on its way. */
  readonly stop?: () => void;
  /** After it failed on its way. */
  readonly sendAgain?: () => void;
}

interface AttachmentsInputProps extends AriaAttributes {
  id?: string;
  value?: readonly UploadedFile[];
  onChange?: (files: readonly UploadedFile[]) => void;
  onUploadsChange: (state: UploadsState) => void;
}

/** Changes the present list: several uploads end in any order. */
type ChangeFiles = (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void;

/** What stands between the chosen files and the posting: one that is on its way, or one that did not arrive. */
export type UploadsState = 'sending' | 'failed' | null;
const stateOf = (uploads: readonly Upload[]): UploadsState => {
  if (uploads.some(({ error }) => error === null)) return 'sending';
  return uploads.some(({ sendAgain }) => sendAgain) ? 'failed' : null;
};

/** Each file is sent as soon as it is taken; they end in any order. */
function useUploads(changeFiles: ChangeFiles, onUploadsChange: AttachmentsInputProps['onUploadsChange']) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const state = stateOf(uploads);
  const notify = useEffectEvent(onUploadsChange);
  useEffect(() => notify(state), [state]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const lastKey = useRef(0);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const take = (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const problem = attachmentProblem(file);
    setUploads((all) => [...all, { key, name: file.name, percent: 0, error: problem }]);
    if (!problem) void send(key, file);
  };
  const send = async (key: number, file: File) => {
    const stopping = new AbortController();
    change(key, { percent: 0, error: null, stop: () => stopping.abort(), sendAgain: undefined });
    try {
      const sent = await uploadFile(file, 'attachment', (percent) => change(key, { percent }), stopping.signal);
      // The form that it was chosen in was begun afresh.
      if (isGone.current) return;
      drop(key);
      changeFiles((files) => [...files, sent]);
    } catch (failure) {
      change(key, {
        error: failure instanceof Error ? failure.message : String(failure),
        sendAgain: () => void send(key, file),
      });
    }
  };
  /** Also one that is on its way: over a bad network it may never arrive, and the form waits for it. */
  const leaveOut = ({ key, stop }: Upload) => {
    stop?.();
    drop(key);
  };
  return { uploads, take, leaveOut };
}

const noFiles: readonly UploadedFile[] = [];

/**
 * Own, because antd's Upload hides its input and passes no focus on from a row that goes. Files for the applicants:
 * sent as soon as they are chosen; one that fails says why and leaves the rest alone.
 */
export function AttachmentsInput({ id, value = noFiles, onChange, onUploadsChange, ...aria }: AttachmentsInputProps) {
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);
  const changeFiles: ChangeFiles = (change) => {
    latest.current = change(latest.current);
    onChange?.(latest.current);
  };
  const { uploads, take, leaveOut } = useUploads(changeFiles, onUploadsChange);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.frame}>
      <div className={styles.pick}>
        <Button {...aria} id={id} icon={<Icon name="upload" />} onClick={() => picker.current?.click()}>
          {t`Add attachments`}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={accept}
          aria-label={t`Attachments`}
          tabIndex={-1}
          className="visually-hidden"
          onChange={({ target }) => {
            for (const file of target.files ?? []) take(file);
            // The same file can be chosen again after it failed.
            target.value = '';
          }}
        />
        <span className={styles.hint}>
          {t`PDF, DOC, DOCX, JPG or PNG. Max 5MB each, at most ${jobLimits.attachments}.`}
        </span>
      </div>
      {(value.length > 0 || uploads.length > 0) && (
        <ul className={styles.files} aria-label={t`Attached files`}>
          {value.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => changeFiles((files) => files.filter((kept) => kept.id !== file.id))}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDrop={() => leaveOut(upload)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileRow({ file: { name, size }, onRemove }: { file: UploadedFile; onRemove: () => void }) {
  const row = usePassingFocusOn<HTMLLIElement>();
  return (
    <li ref={row} className={styles.file}>
      <Icon name="paperclip" />
      <span className={styles.name}>
        {name} <small>{fileSize(size)}</small>
      </span>
      <Button type="text" icon={<Icon name="trash" />} aria-label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

function UploadRow({ upload: { name, percent, error, sendAgain }, onDrop }: { upload: Upload; onDrop: () => void }) {
  const row = usePassingFocusOn<HTMLLIElement>();
  return (
    <li ref={row} className={styles.file}>
      <Icon name={error ? 'warning' : 'upload'} />
      <span className={styles.name}>
        {name}
        {error ? (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        ) : (
          <Progress percent={percent} showInfo={false} size="small" aria-label={t`Uploading ${name}`} />
        )}
      </span>
      {sendAgain && (
        <Button
          type="text"
          icon={<Icon name="upload" />}
          aria-label={t`Send ${name} again`}
          onClick={({ currentTarget: { nextElementSibling: next } }) => {
            // This button goes with the failure.
            if (next instanceof HTMLElement) next.focus();
            sendAgain();
          }}
        />
      )}
      <Button
        type="text"
        icon={<Icon name="close" />}
        aria-label={error ? t`Dismiss ${name}` : t`Stop uploading ${name}`}
        onClick={onDrop}
      />
    </li>
  );
}
