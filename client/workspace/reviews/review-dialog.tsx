import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { reviewMessages, reviewTextLength } from '../../../server/reviews/review.rules.ts';
import type { ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FieldNote, TextAreaField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { forgetReviews } from './review-cache.ts';
import { ReviewCompanyDocument } from '../../shared/reviews/review-documents.ts';
import { StarsField } from './stars-field.tsx';
import { SubmitButton } from '../forms/form-parts.tsx';

interface ReviewDialogProps {
  applicationId: string;
  company: ReviewedApplicationFragment['company'];
  onClose: () => void;
  onDelete: () => void;
}

interface Problems {
  fields: { rating?: string; text?: string };
  formText: string | null;
}

const noProblems: Problems = { fields: {}, formText: null };

/** OP-018: stars and, if they like, words. A failed request leaves the dialog open with what was typed. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { company, onClose, onDelete } = props;
  const formId = useId();
  const earlier = company.viewerReview;
  const { rating, choose, text, setText, problems, loading, submit } = useReview(props);
  const footer = (
    <>
      {earlier && (
        <Button type="link" onClick={onDelete}>
          Delete review
        </Button>
      )}
      <Button onClick={onClose}>Cancel</Button>
      <SubmitButton form={formId} isBusy={loading}>
        {earlier ? 'Save changes' : 'Post review'}
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={`Review ${company.name}`} onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <StarsField
            label="How was it to apply there?"
            value={rating}
            onChange={choose}
            error={problems.fields.rating ?? null}
          />
          <TextAreaField
            label="What should others know?"
            optional
            hint="Everybody can read this. Your name is not shown, only the month."
            maxLength={reviewTextLength}
            value={text}
            readOnly={loading}
            error={problems.fields.text}
            onChange={({ target }) => setText(target.value)}
          />
          {problems.formText && <FieldNote error={problems.formText} />}
        </Stack>
      </form>
    </Dialog>
  );
}

function useReview({ applicationId, company, onClose }: ReviewDialogProps) {
  const earlier = company.viewerReview;
  const [rating, setRating] = useState(earlier?.rating ?? 0);
  const [text, setText] = useState(earlier?.text ?? '');
  const [problems, setProblems] = useState(noProblems);
  const [review, { loading }] = useMutation(ReviewCompanyDocument, {
    update: (cache, { data }) => forgetReviews(cache, data?.reviewCompany.id),
  });
  const choose = (stars: number) => {
    setRating(stars);
    setProblems(noProblems);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    if (rating === 0) {
      setProblems({ fields: { rating: reviewMessages.rating }, formText: null });
      return event.currentTarget.querySelector('input')?.focus();
    }
    setProblems(noProblems);
    try {
      await review({ variables: { applicationId, rating, text: text.trim() || null } });
      toast.success(earlier ? 'Your review was changed.' : 'Thank you for your review.');
      onClose();
    } catch (error) {
      setProblems(fieldErrors(error, ['rating', 'text']));
    }
  };
  return { rating, choose, text, setText, problems, loading, submit };
}
