import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { PortalSettingsDocument } from '../admin/settings-documents.ts';

export const requests: PageRequests = () => [{ query: PortalSettingsDocument }];
