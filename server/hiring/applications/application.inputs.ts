import { Field, Float, InputType } from 'type-graphql';
import { DateScalar } from '../../core/graphql-types.ts';
import type { ApplicationFilterFields } from './application-filter.rules.ts';
import { ApplicationStatusEnum } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';

const optional = { nullable: true } as const;

@InputType({ description: "What narrows a list of the recruiter's applications; everything left out means any." })
export class ApplicationFilter implements ApplicationFilterFields {
  @Field(() => [ApplicationStatusEnum], {
    ...optional,
    description: 'Only these statuses, of those that the list holds.',
  })
  status?: ApplicationStatus[] | null;

  @Field(() => DateScalar, { ...optional, description: 'Sent on this day or later.' })
  appliedFrom?: string | null;

  @Field(() => DateScalar, { ...optional, description: 'Sent on this day or before.' })
  appliedTo?: string | null;

  @Field(() => [String], { ...optional, description: 'The applicant has all of these skills; case does not matter.' })
  skills?: string[] | null;

  @Field(() => Float, { ...optional, description: 'Years of experience, at least.' })
  experienceMin?: number | null;

  @Field(() => Float, { ...optional, description: 'Years of experience, at most.' })
  experienceMax?: number | null;

  @Field(() => Boolean, {
    ...optional,
    description: 'Those that were withdrawn, in place of the list; without resume and ways to reach the person.',
  })
  withdrawn?: boolean | null;
}
