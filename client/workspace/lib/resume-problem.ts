import { isPlainlyOther, uploadRules } from '../../../server/platform/files/file.rules.ts';

/** For a file input. */
export const resumeTypes = Object.keys(uploadRules.RESUME.mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** Checks that are possible before the upload; the server checks the content. */
export function resumeProblem(resume: File | null): string | null {
  const rule = uploadRules.RESUME;
  if (!resume || isPlainlyOther(resume, rule)) return rule.invalid();
  return resume.size > rule.largestBytes ? rule.tooLarge() : null;
}
