import type { PageRequests } from '../../shared/lib/page-requests.ts';
import {
  AdminAnnouncementDocument,
  AdminAnnouncementsDocument,
  adminAnnouncementVariables,
} from '../admin/announcement-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: AdminAnnouncementsDocument, variables: adminAnnouncementVariables(query) },
  ...(query.get('open') ? [{ query: AdminAnnouncementDocument, variables: { id: query.get('open') } }] : []),
];
