import { useState } from 'react';
import type { ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** On an application that lets its seeker review the company. */
export function ReviewAction({ application: { id, job: { company } } }: { application: ReviewedApplicationFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="star" onClick={() => setIsOpen(true)}>{company.viewerReview ? 'Change your review' : 'Review the company'}</Button>
      {isOpen && <ReviewDialog applicationId={id} company={company} onClose={() => setIsOpen(false)} />}
    </>
  );
}
