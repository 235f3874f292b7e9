import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error pdf.js brings no types of its worker.
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** pdf.js asks for its other half by this name before it looks for a file, which the built server does not have. */
Object.assign(globalThis, { pdfjsWorker: worker });

/** Whether a PDF asks for a password before it shows anything. Only `file.text-process` calls it. */
export async function isLocked(bytes: Buffer): Promise<boolean> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    await reading.promise;
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    await reading.destroy();
  }
}
