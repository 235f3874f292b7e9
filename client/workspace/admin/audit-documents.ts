import { auditedOperationLabels, auditSubjectLabels } from '../../../server/core/audit.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { AuditLogQueryVariables } from '../../gql/graphql.ts';
import { dayOf, listPlaceOf, oneOf } from './admin-address.ts';

export const AuditLogDocument = graphql(/* GraphQL */ `
  query AuditLog($filter: AuditFilter, $after: String) {
    auditLog(filter: $filter, after: $after) {
      items {
        id
        at
        actorName
        actorEmail
        operation
        operationText
        subjectType
        subjectId
        subjectName
        ipAddress
        changes {
          name
          before
          after
        }
      }
      endCursor
    }
  }
`);

export const auditFilterNames = ['person', 'operation', 'subjectType', 'subjectId', 'from', 'to'] as const;

/** The arguments of the log in the address; invalid values are ignored. */
export function auditVariables(query: URLSearchParams): AuditLogQueryVariables {
  const { filters, after } = listPlaceOf(query, auditFilterNames);
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  return {
    filter: {
      person: filters.person ?? null,
      operation: oneOf(auditedOperationLabels, filters.operation),
      subjectType: oneOf(auditSubjectLabels, filters.subjectType),
      subjectId: filters.subjectId ?? null,
      from,
      to: from && to && to < from ? null : to,
    },
    after,
  };
}
