import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { talentVariables } from '../talent/talent-address.ts';
import { TalentProfilesDocument } from '../talent/talent-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: TalentProfilesDocument, variables: talentVariables(query, null) },
];
