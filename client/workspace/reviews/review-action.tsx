import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import type { ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { Question } from '../ui/dialogs.tsx';
import { forgetReviews } from './review-cache.ts';
import { DeleteReviewDocument } from '../../shared/reviews/review-documents.ts';
import { ReviewDialog } from './review-dialog.tsx';

/** Shown on an application whose seeker may review the company. */
export function ReviewAction({ application: { id, company } }: { application: ReviewedApplicationFragment }) {
  const [open, setOpen] = useState<'review' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={<Icon name="star" />} onClick={() => setOpen('review')}>
        {company.viewerReview ? t`Change your review` : t`Review the company`}
      </Button>
      <ReviewDialog
        applicationId={id}
        company={company}
        isOpen={open === 'review'}
        onClose={close}
        onDelete={() => setOpen('delete')}
      />
      <DeleteReviewDialog applicationId={id} companyName={company.name} isOpen={open === 'delete'} onClose={close} />
    </>
  );
}

interface DeleteReviewDialogProps {
  applicationId: string;
  companyName: string;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteReviewDialog({ applicationId, companyName, isOpen, onClose }: DeleteReviewDialogProps) {
  const [remove] = useMutation(DeleteReviewDocument, {
    variables: { applicationId },
    update: (cache, { data }) => forgetReviews(cache, data?.deleteReview.id),
  });
  return (
    <Question
      isOpen={isOpen}
      title={t`Delete your review of ${companyName}?`}
      okText={t`Delete review`}
      danger
      act={remove}
      done={t`Your review was deleted.`}
      onClose={onClose}
    >
      {t`Its rating and text are deleted for good. You can write another one later.`}
    </Question>
  );
}
