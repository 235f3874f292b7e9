import { t } from '@lingui/core/macro';
import { Button, Flex, Form, Progress } from 'antd';
import { type AriaAttributes, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainlyOther, uploadRules } from '../../../server/platform/files/file.rules.ts';
import { jobLimits } from '../../../server/hiring/jobs/job.rules.ts';
import { fileSize } from '../lib/file-size.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { uploadFile, type UploadedFile } from '../lib/upload-file.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
import { IconButton } from '../ui/buttons.tsx';
import type { JobDraft } from './job-draft.ts';
import styles from './attachments-input.module.css';

const rule = uploadRules.ATTACHMENT;
const accept = Object.keys(rule.mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** Why a chosen file cannot be attached, checked before upload (OP-027). */
export function attachmentProblem(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (isPlainlyOther(file, rule)) return rule.invalid();
  return file.size > rule.largestBytes ? rule.tooLarge() : null;
}

interface Upload {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  readonly error: string | null;
  /** It was not sent and cannot be. */
  readonly isRefused: boolean;
  readonly stopping: AbortController;
}

interface AttachmentsInputProps extends AriaAttributes {
  id?: string;
  value?: readonly UploadedFile[];
  onChange?: (files: readonly UploadedFile[]) => void;
  onUploadsChange: (state: UploadsState) => void;
}

/** A file that blocks posting: still uploading, or failed. */
export type UploadsState = 'sending' | 'failed' | null;
const stateOf = (uploads: readonly Upload[]): UploadsState => {
  if (uploads.some(({ error }) => error === null)) return 'sending';
  return uploads.some(({ isRefused }) => !isRefused) ? 'failed' : null;
};

/** A file chosen twice is one file. */
const markOf = ({ name, size, lastModified }: File) => `${name}\n${size}\n${lastModified}`;

/** Each file is uploaded as soon as it is added; uploads finish in any order. */
function useUploads(
  attached: () => readonly UploadedFile[],
  onArrived: (file: UploadedFile) => void,
  onUploadsChange: (state: UploadsState) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  /** The React key of each file in the list: first the key of its upload, then its id. */
  const marks = useRef(new Map<number | string, string>());
  const state = stateOf(uploads);
  const notify = useEffectEvent(onUploadsChange);
  useEffect(() => notify(state), [state]);
  // The form was reset.
  const stopAll = useEffectEvent(() => uploads.forEach(({ stopping }) => stopping.abort()));
  useEffect(() => () => stopAll(), []);

  const uploadMarks = () => [...marks.current].flatMap(([key, mark]) => (typeof key === 'number' ? mark : []));
  const take = async (file: File) => {
    const isAttached = attached().some(
      ({ id, name, size }) => marks.current.get(id) === markOf(file) || (name === file.name && size === file.size),
    );
    if (isAttached || uploadMarks().includes(markOf(file))) return;
    lastKey.current += 1;
    const key = lastKey.current;
    marks.current.set(key, markOf(file));
    const refusal = attachmentProblem(file);
    const stopping = new AbortController();
    const change = (part: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
    const upload = { key, file, percent: 0, error: refusal, isRefused: refusal !== null, stopping };
    setUploads((all) => [...all, upload]);
    if (refusal) return;
    try {
      const sent = await uploadFile(file, 'attachment', (percent) => change({ percent }), stopping.signal);
      if (stopping.signal.aborted) return;
      marks.current.set(sent.id, markOf(file));
      drop(upload);
      onArrived(sent);
    } catch (failure) {
      change({ error: failure instanceof Error ? failure.message : String(failure) });
    }
  };
  /** Also an upload in progress: over a bad network it may never finish, and the form waits for it. */
  const drop = ({ key, stopping }: Upload) => {
    stopping.abort();
    marks.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };
  return { uploads, take, drop };
}

/**
 * Not antd's Upload: it hides its input and does not move the focus when a row disappears. Files for applicants,
 * uploaded as soon as they are chosen; a failed one says why and does not affect the rest.
 */
export function AttachmentsInput({ id, value = [], onChange, onUploadsChange, ...aria }: AttachmentsInputProps) {
  const form = Form.useFormInstance<JobDraft>();
  const filesNow = () => form.getFieldValue('attachments') as readonly UploadedFile[];
  const { uploads, take, drop } = useUploads(filesNow, (file) => onChange?.([...filesNow(), file]), onUploadsChange);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Flex vertical gap={8}>
      <Cluster gap={12}>
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
            for (const file of target.files ?? []) void take(file);
            // The same file can be chosen again after a failure.
            target.value = '';
          }}
        />
        <small className="quiet small">
          {t`PDF, DOC, DOCX, JPG or PNG. Max 5MB each, at most ${jobLimits.attachments}.`}
        </small>
      </Cluster>
      {value.length + uploads.length > 0 && (
        <ul className={styles.files} aria-label={t`Attached files`}>
          {value.map(({ id: fileId, name, size }) => (
            <Row key={fileId} icon="paperclip" name={name} note={<small>{fileSize(size)}</small>}>
              <IconButton
                icon="trash"
                label={t`Remove ${name}`}
                onClick={() => onChange?.(filesNow().filter((kept) => kept.id !== fileId))}
              />
            </Row>
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onDrop={() => drop(upload)}
              onSendAgain={() => {
                drop(upload);
                void take(upload.file);
              }}
            />
          ))}
        </ul>
      )}
    </Flex>
  );
}

function Row({ icon, name, note, children }: { icon: IconName; name: string; note: ReactNode; children: ReactNode }) {
  const row = usePassingFocusOn<HTMLLIElement>();
  return (
    <li ref={row} className={styles.file}>
      <Icon name={icon} />
      <span className={styles.name}>
        {name} {note}
      </span>
      {children}
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onDrop: () => void;
  onSendAgain: () => void;
}

function UploadRow({ upload: { file, percent, error, isRefused }, onDrop, onSendAgain }: UploadRowProps) {
  const { name } = file;
  if (error === null)
    return (
      <Row
        icon="upload"
        name={name}
        note={<Progress percent={percent} showInfo={false} size="small" aria-label={t`Uploading ${name}`} />}
      >
        <IconButton icon="close" label={t`Stop uploading ${name}`} onClick={onDrop} />
      </Row>
    );
  return (
    <Row
      icon="warning"
      name={name}
      note={
        <div role="alert" className={styles.error}>
          {error}
        </div>
      }
    >
      {!isRefused && <IconButton icon="upload" label={t`Send ${name} again`} onClick={onSendAgain} />}
      <IconButton icon="close" label={t`Dismiss ${name}`} onClick={onDrop} />
    </Row>
  );
}
