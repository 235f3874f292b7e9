import type { Actor } from '../../core/actor.rules.ts';
import type { FileAccess } from './document.queries.ts';

type FileFacts = Pick<FileAccess, 'ownerId' | 'purpose' | 'isOfOpenJob' | 'wasSentToViewer'>;

/**
 * Anyone reads an attachment of an open job; owners read their own files, the export of their data not with an
 * access token; a recruiter reads a resume that was sent to them and not withdrawn.
 */
export function canReadFile(viewer: Actor | null, file: FileFacts): boolean {
  if (file.purpose === 'ATTACHMENT' && file.isOfOpenJob) return true;
  if (!viewer) return false;
  if (file.ownerId === viewer.id) return file.purpose !== 'EXPORT' || viewer.scopes === null;
  return file.purpose === 'RESUME' && viewer.role === 'HR' && file.wasSentToViewer;
}
