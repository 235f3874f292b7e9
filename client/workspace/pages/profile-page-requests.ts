import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { MyTalentProfileDocument } from '../talent/talent-documents.ts';
import { SeekerProfileDocument } from '../profile/profile-documents.ts';

export const requests: PageRequests = () => [{ query: SeekerProfileDocument }, { query: MyTalentProfileDocument }];
