import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input, Modal } from 'antd';
import * as z from 'zod/mini';
import { reviewSchema, reviewTextLength } from '../../../server/hiring/reviews/review.rules.ts';
import type { ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { ReviewCompanyDocument } from '../../shared/reviews/review-documents.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { forgetReviews } from './review-cache.ts';
import { StarsInput } from './stars-input.tsx';

interface ReviewDialogProps {
  applicationId: string;
  company: ReviewedApplicationFragment['company'];
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** OP-018: stars and optional text. A failed request leaves the dialog open with the text. */
export const ReviewDialog = ({ isOpen, ...props }: ReviewDialogProps) => (
  <Modal open={isOpen} destroyOnHidden title={t`Review ${props.company.name}`} footer={null} onCancel={props.onClose}>
    <ReviewForm {...props} />
  </Modal>
);

function ReviewForm({ applicationId, company, onClose, onDelete }: Omit<ReviewDialogProps, 'isOpen'>) {
  const earlier = company.viewerReview;
  const [review] = useMutation(ReviewCompanyDocument, {
    update: (cache, { data }) => forgetReviews(cache, data?.reviewCompany.id),
  });
  const { props, item, isBusy, problem } = useServerForm<{ rating: number; text: string }>({
    check: z.omit(reviewSchema, { applicationId: true }),
    send: async ({ rating, text }) => {
      await review({ variables: { applicationId, rating, text: text.trim() || null } });
      toast.success(earlier ? t`Your review was changed.` : t`Thank you for your review.`);
      onClose();
    },
  });
  return (
    <Form {...props} initialValues={{ rating: earlier?.rating ?? 0, text: earlier?.text ?? '' }}>
      <Form.Item {...item('rating')}>
        <StarsInput label={t`How was it to apply there?`} />
      </Form.Item>
      <Form.Item
        {...item('text')}
        label={t`What should others know? (optional)`}
        extra={t`Everyone can read this. Only the month is shown, not your name.`}
      >
        <Input.TextArea rows={4} maxLength={reviewTextLength} readOnly={isBusy} />
      </Form.Item>
      <FormProblem text={problem} />
      <FormButtons>
        {earlier && (
          <Button type="link" onClick={onDelete}>
            {t`Delete review`}
          </Button>
        )}
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <SubmitButton isBusy={isBusy}>{earlier ? t`Save changes` : t`Post review`}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
