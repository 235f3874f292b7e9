import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { missingIn } from '../../shared/applying/missing.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { sameSiteReturnTo, stateAfterLogin } from '../../shared/lib/return-to.ts';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../ui/buttons.tsx';

/**
 * For users who came to add what an application lacks: a link back, and an automatic return once nothing is missing.
 */
export function ReturnNote({ profile }: { profile: SeekerProfileFieldsFragment }) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const isHere = useIsHere();
  const returnTo = sameSiteReturnTo(search);
  const missing = missingIn(profile);
  const hasAll = missing.length === 0;
  const hadAll = useRef(hasAll);
  useEffect(() => {
    if (returnTo && hasAll && !hadAll.current && isHere()) void navigate(returnTo, { state: stateAfterLogin(state) });
    hadAll.current = hasAll;
  });
  if (!returnTo) return null;
  const text =
    missing.length > 1
      ? t`Add your resume and your phone number here. Then go back and apply.`
      : missing.includes('resume')
        ? t`Add your resume here. Then go back and apply.`
        : missing.includes('phone')
          ? t`Add your phone number to the student details. Then go back and apply.`
          : t`Your profile has what an application needs.`;
  return (
    <Panel label={t`Your application`}>
      <Cluster justify="space-between">
        <p>{text}</p>
        <LinkButton to={returnTo} state={stateAfterLogin(state)}>
          {t`Back to the job`}
        </LinkButton>
      </Cluster>
    </Panel>
  );
}
