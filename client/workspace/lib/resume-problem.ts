import { extensionOf, uploadRules } from '../../../server/files/file.rules.ts';

/** For a file input. */
export const resumeTypes = Object.keys(uploadRules.RESUME.mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** What can be checked before the upload; the server checks the content. */
export function resumeProblem(resume: File | null): string | null {
  const { mediaTypes, largestBytes, invalid, tooLarge } = uploadRules.RESUME;
  if (!resume || !Object.hasOwn(mediaTypes, extensionOf(resume.name))) return invalid();
  return resume.size > largestBytes ? tooLarge() : null;
}
