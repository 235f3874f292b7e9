import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { pageOf } from '../../core/page.ts';
import { reviewerName } from './review.labels.ts';
import { reviewMonth } from './review.rules.ts';

/**
 * A seeker has one for each company. Shown without its id: ids are ordered by time, and the time would show a recruiter
 * who wrote it.
 */
@Entity('company_reviews')
@ObjectType({
  simpleResolvers: true,
  description: 'What a seeker who applied to a company thinks of it. Reviews are anonymous.',
})
export class CompanyReview {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Random, so that it does not show when the review was written. */
  @Column({ type: 'uuid', insert: false, update: false })
  @Field(() => ID, { description: 'Names it in `reportReview`; it reveals neither the author nor the date.' })
  reference!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid')
  seekerId!: string;

  @Column('smallint')
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Column({
    name: 'review_text',
    type: 'text',
    transformer: { from: (text: string) => text || null, to: (text: string | null | undefined) => text ?? '' },
  })
  @Field(() => String, { nullable: true, description: 'In words; null if there are none.' })
  text!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Field({ description: 'The month in which it was first written, as in "November 2026".' })
  get monthText(): string {
    return reviewMonth(this.createdAt);
  }

  @Field({ description: '"A job seeker": names are not shown.' })
  get authorText(): string {
    return reviewerName();
  }
}

@ObjectType({ simpleResolvers: true, description: 'A page of the reviews of a company, newest first.' })
export class CompanyReviewPage extends pageOf(CompanyReview) {}
