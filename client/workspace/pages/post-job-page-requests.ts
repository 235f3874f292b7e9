import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { PosterDocument, RecruiterJobDocument } from '../hiring/hiring-documents.ts';

export const requests: PageRequests = ({ query }) => [
  { query: PosterDocument },
  ...['job', 'similar']
    .flatMap((name) => query.get(name) ?? [])
    .map((id) => ({ query: RecruiterJobDocument, variables: { id } })),
];
