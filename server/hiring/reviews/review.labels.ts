import { t } from '@lingui/core/macro';

export const starCounts = [1, 2, 3, 4, 5] as const;

export const reviewPageSize = 10;

/** No one who wrote a review is named. */
export const reviewerName = () => t`A job seeker`;
