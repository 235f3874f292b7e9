import type { PageRequests } from '../../shared/lib/page-requests.ts';
import {
  AdminCompaniesDocument,
  AdminCompanyDocument,
  AdminJoinRequestsDocument,
  companyVariables,
} from '../admin/company-documents.ts';

export const requests: PageRequests = ({ query }) => {
  const id = query.get('open');
  return [
    { query: AdminCompaniesDocument, variables: companyVariables(query) },
    ...(id
      ? [
          { query: AdminCompanyDocument, variables: { id } },
          { query: AdminJoinRequestsDocument, variables: { companyId: id } },
        ]
      : []),
  ];
};
