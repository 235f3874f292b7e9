import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reviewPageSize } from '../../../server/hiring/reviews/review.labels.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { CompanyReviewsDocument } from './review-documents.ts';
import { type RenderReport, ReviewList } from './review-list.tsx';

interface AllReviewsDialogProps {
  jobId: string;
  companyName: string;
  reviewCount: number;
  renderReport: RenderReport;
  onClose: () => void;
}

/** Every review; each press loads another page. */
export function AllReviewsDialog({ jobId, companyName, reviewCount, renderReport, onClose }: AllReviewsDialogProps) {
  const { t } = useLingui();
  const [pages, setPages] = useState(1);
  const left = reviewCount - pages * reviewPageSize;
  const next = Math.min(left, reviewPageSize);
  return (
    <Dialog
      title={t`Reviews of ${companyName}`}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack>
        <div>
          {Array.from({ length: pages }, (_, index) => (
            <ReviewPage key={index} jobId={jobId} page={index + 1} renderReport={renderReport} />
          ))}
        </div>
        {left > 0 && (
          <Button width="full" onClick={() => setPages(pages + 1)}>
            <Trans>Show {next} more</Trans>
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface ReviewPageProps {
  jobId: string;
  page: number;
  renderReport: RenderReport;
}

function ReviewPage({ jobId, page, renderReport }: ReviewPageProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(CompanyReviewsDocument, { variables: { jobId, page } });
  if (data?.job) return <ReviewList reviews={data.job.company.reviews.items} renderReport={renderReport} />;
  if (error)
    return <ErrorState title={t`The reviews could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  return <SkeletonCards count={3} height={72} label={t`Loading reviews`} />;
}
