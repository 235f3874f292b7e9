import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { StaffDocument } from '../admin/staff-documents.ts';

export const requests: PageRequests = () => [{ query: StaffDocument }];
