import { t } from '@lingui/core/macro';
import type { ResumeUse } from '../../gql/graphql.ts';

interface View {
  kind: ResumeUse;
  /** Null once they have deleted their account. */
  recruiterName: string | null;
  companyName: string | null;
}

/** The person and their action. */
export function viewText({ kind, recruiterName, companyName }: View): string {
  const name = recruiterName ?? t`A recruiter`;
  const who = companyName ? t`${name} (${companyName})` : name;
  return kind === 'VIEW' ? t`${who} opened it` : t`${who} downloaded it`;
}
