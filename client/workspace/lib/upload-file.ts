import { t } from '@lingui/core/macro';
import { apiBase } from '../../shared/lib/api-base.ts';
import { textOfAnswer } from '../../shared/lib/errors.ts';

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** The server's message about a refused file, or the fallback if there is none. */
export class UploadError extends Error {}

const failedText = () => t`The file could not be uploaded. Please try again.`;

const isUploadedFile = (answer: unknown): answer is UploadedFile =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Uploads one file; rejects with an UploadError, also when `stopped`. XMLHttpRequest, because fetch reports no upload
 * progress.
 */
export function uploadFile(
  file: File,
  purpose: 'resume' | 'attachment',
  onProgress?: (percent: number) => void,
  stopped?: AbortSignal,
): Promise<UploadedFile> {
  const body = new FormData();
  // Fields come before the file: a streaming server must know the purpose when the file starts.
  body.append('purpose', purpose);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiBase}/files`);
    request.withCredentials = apiBase !== '';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 300 && isUploadedFile(answer)) resolve(answer);
      else reject(new UploadError(textOfAnswer(answer) ?? failedText()));
    };
    request.onerror = () => reject(new UploadError(failedText()));
    request.onabort = request.onerror;
    stopped?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
