import { buffer } from 'node:stream/consumers';
import { uploadRules } from './file.rules.ts';
import { textOfWordDocument } from './file.text.ts';

/**
 * Reads one document from its input and writes its text, of a PDF whether it is locked. It has nothing of the server's
 * environment; `file.text-reader` ends it when it takes too long, and its memory is limited.
 */
const [, , mediaType = ''] = process.argv;
const bytes = await buffer(process.stdin);
const answer =
  mediaType === uploadRules.RESUME.mediaTypes.pdf
    ? { isLocked: await (await import('./file.lock.ts')).isLocked(bytes) }
    : await textOfWordDocument(bytes, mediaType);
process.stdout.write(JSON.stringify(answer));
