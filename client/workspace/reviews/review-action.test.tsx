import { screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import type { CompanyReviewsJobFragment, ReviewedApplicationFragment } from '../../gql/graphql.ts';
import { AllReviewsDialog } from '../../shared/reviews/all-reviews-dialog.tsx';
import { CompanyReviews } from '../../shared/reviews/company-reviews.tsx';
import { toastStore } from '../../shared/ui/toast.ts';
import { ReviewAction } from './review-action.tsx';

const reviewOf = (text: string) => ({
  __typename: 'CompanyReview',
  rating: 4,
  text,
  reference: text,
  authorText: 'A job seeker',
  monthText: 'November 2026',
});

const application = {
  id: 'a1',
  company: { id: 'c1', name: 'Aroma Bakes', viewerReview: null },
  viewerCan: { reviewCompany: true },
} as ReviewedApplicationFragment;

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

test('without stars the dialog says so; a lost connection keeps typed text and says what to do', async () => {
  const answers: Answers = { ReviewCompany: 'FAIL' };
  const { askedFor } = showScreen(<ReviewAction application={application} />, { answers });
  const post = () => user.click(screen.getByRole('button', { name: 'Post review' }));
  await user.click(screen.getByRole('button', { name: 'Review the company' }));
  await post();
  await screen.findByText('Please choose 1 to 5 stars.');
  expect(askedFor('ReviewCompany')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '2 stars, Fair' }));
  await waitFor(() => expect(screen.queryByText('Please choose 1 to 5 stars.')).toBeNull());
  await fill(screen.getByLabelText(/What should others know/), 'No answer for months.');
  await post();
  await screen.findByText('We could not reach the server. Check your connection and try again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What should others know/).value).toBe('No answer for months.');
  const review = { rating: 2, text: 'No answer for months.', reference: 'r1' };
  const company = { id: 'c1', name: 'Aroma Bakes', rating: 2, reviewCount: 1 };
  answers.ReviewCompany = () => ({
    reviewCompany: { ...company, viewerReview: { ...reviewOf(review.text), ...review } },
  });
  await post();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toastStore.toasts().at(-1)?.content).toBe('Thank you for your review.');
});

test('all reviews come a page at a time', async () => {
  const all = Array.from({ length: 13 }, (_, index) => reviewOf(`Review number ${13 - index}`));
  const company = { id: 'c1', name: 'Aroma Bakes', rating: 4, reviewCount: 13, viewerReview: null };
  const answers: Answers = {
    CompanyReviews: ({ page = 1, pageSize = 10 }) => {
      const from = (Number(page) - 1) * Number(pageSize);
      return {
        job: { id: 'j1', company: { ...company, reviews: { items: all.slice(from, from + Number(pageSize)) } } },
      };
    },
  };
  showScreen(
    <AllReviewsDialog
      jobId="j1"
      companyName="Aroma Bakes"
      reviewCount={13}
      renderReport={() => null}
      onClose={() => undefined}
    />,
    { answers },
  );
  await screen.findByText('Review number 4');
  expect(screen.getByRole('dialog', { name: 'Reviews of Aroma Bakes' })).toBeTruthy();
  expect(screen.queryByText('Review number 3')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  await screen.findByText('Review number 1');
  expect(screen.getAllByText(/^Review number/)).toHaveLength(13);
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
