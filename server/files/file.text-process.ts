import { buffer } from 'node:stream/consumers';
import { textOfWordDocument } from './file.text.ts';

/**
 * Reads one document from its input and writes its text. It has nothing of the server's environment; `file.text-reader`
 * ends it when it takes too long, and its memory is limited.
 */
const [, , mediaType = ''] = process.argv;
process.stdout.write(JSON.stringify(await textOfWordDocument(await buffer(process.stdin), mediaType)));
