import { screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import type { CompanyReviewsJobFragment, ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { AllReviewsDialog } from '../../shared/reviews/all-reviews-dialog.tsx';
import { CompanyReviews } from '../../shared/reviews/company-reviews.tsx';
import { ReviewAction } from './review-action.tsx';

const reviewOf = (text: string) => ({
  __typename: 'CompanyReview',
  rating: 4,
  text,
  reference: text,
  authorText: 'A job seeker',
  monthText: 'November 2026',
});

test('OP-018 a new review appears among all reviews, even if they were already loaded', async () => {
  let reviews = ['One', 'Two'].map(reviewOf);
  const company = () => ({
    __typename: 'Company',
    id: 'c1',
    name: 'Aroma Bakes',
    rating: 4,
    reviewCount: reviews.length,
    viewerReview: null,
  });
  const answers: Answers = {
    CompanyReviews: () => ({
      job: {
        __typename: 'Job',
        id: 'j1',
        company: { ...company(), reviews: { __typename: 'CompanyReviewPage', items: reviews } },
      },
    }),
    ReviewCompany: 'FAIL',
  };
  const accept: Answers[string] = ({ text }) => {
    reviews = [reviewOf(String(text)), ...reviews];
    return { reviewCompany: { ...company(), viewerReview: reviews[0] } };
  };
  const application = {
    id: 'a1',
    company: { id: 'c1', name: 'Aroma Bakes', viewerReview: null },
    viewerCan: { reviewCompany: true },
  } as ReviewedApplicationFragment;
  showScreen(
    <>
      <AllReviewsDialog
        jobId="j1"
        companyName="Aroma Bakes"
        reviewCount={2}
        renderReport={() => null}
        onClose={() => undefined}
      />
      <ReviewAction application={application} />
    </>,
    { answers },
  );
  const listed = () =>
    screen.getAllByText(/^(One|Two|Fair and quick)$/, { selector: 'p' }).map(({ textContent }) => textContent);
  await screen.findByText('Two');
  await user.click(screen.getByRole('button', { name: 'Review the company' }));
  await user.click(screen.getByRole('radio', { name: /4/ }));
  await fill(screen.getByLabelText(/What should others know/), 'Fair and quick');
  await user.click(screen.getByRole('button', { name: 'Post review' }));
  expect(await screen.findByText(/^We could not reach the server/)).toBeTruthy();
  answers.ReviewCompany = accept;
  // Nothing that was chosen or typed is lost.
  await user.click(screen.getByRole('button', { name: 'Post review' }));
  await waitFor(() => expect(listed()).toEqual(['Fair and quick', 'One', 'Two']));
});

test("others' reviews can be reported, the user's own cannot", async () => {
  const reviews = ['Mine', 'Theirs'].map(reviewOf);
  const job = {
    id: 'j1',
    company: {
      id: 'c1',
      name: 'Aroma Bakes',
      rating: 4,
      reviewCount: 2,
      viewerReview: { reference: 'Mine' },
      reviews: { items: reviews },
    },
  } as unknown as CompanyReviewsJobFragment;
  showScreen(<CompanyReviews job={job} renderReport={(reference) => <button>{`Report ${reference}`}</button>} />);
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Report Theirs']);
});
