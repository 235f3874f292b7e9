import { useRef, useState } from 'react';
import { uploadFile } from '../lib/upload-file.ts';

/**
 * Uploads a resume once: an uploaded one is not sent again because another field was invalid. Rejects with an
 * UploadError.
 */
export function useResumeUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const uploaded = useRef<{ file: File; id: string }>(null);

  const upload = async (resume: File): Promise<string> => {
    if (uploaded.current?.file !== resume) {
      setProgress(0);
      const { id } = await uploadFile(resume, 'resume', setProgress).finally(() => setProgress(null));
      uploaded.current = { file: resume, id };
    }
    return uploaded.current.id;
  };
  /** For an upload that the server no longer has. */
  const forget = () => {
    uploaded.current = null;
  };
  return { progress, upload, forget };
}
