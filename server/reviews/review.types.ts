import { Field, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../core/page.ts';

/** Without an id: ids are ordered by time, and the time would show a recruiter who wrote it. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a seeker who applied to a company thinks of it. Reviews are anonymous.',
})
export class CompanyReview {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'In words; null if there are none.' })
  text!: string | null;

  @Field({ description: 'The month in which it was first written, as in "November 2026".' })
  monthText!: string;

  @Field({ description: '"A job seeker": names are not told.' })
  authorText!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the reviews of a company, newest first.' })
export class CompanyReviewPage extends pageOf(CompanyReview) {}
