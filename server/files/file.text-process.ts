import { once } from 'node:events';
import { textOfWordDocument } from './file.text.ts';

export interface TextOrder {
  bytes: Uint8Array;
  mediaType: string;
}

/**
 * One process for each document, without the server's environment: `file.text-reader` ends it when it takes too long,
 * and its memory is limited.
 */
const ordered = once(process, 'message');
process.send?.('READY');
const [{ bytes, mediaType }] = (await ordered) as [TextOrder];
process.send?.(await textOfWordDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mediaType));
