import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { type ResumeUse, resumeUseLabels } from './privacy.labels.ts';

export const ResumeUseEnum = labelledEnum('ResumeUse', 'What a recruiter did with a resume.', resumeUseLabels);

@ObjectType({
  simpleResolvers: true,
  description: 'A recruiter opened or downloaded the resume of the signed-in seeker.',
})
export class ResumeView {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  applicationId!: string;

  @Field(() => ResumeUseEnum, { description: 'What they did.' })
  kind!: ResumeUse;

  @Field(() => DateTimeScalar, { description: 'When; what follows within ten minutes counts as the same.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Who it was; null once they deleted their account.' })
  recruiterName!: string | null;

  @Field(() => String, { nullable: true, description: 'The company that the application was sent to.' })
  companyName!: string | null;

  @Field({ description: 'Title of the job that the resume was sent for.' })
  jobTitle!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the log of an own resume, newest first.' })
export class ResumeViewSlice extends sliceOf(ResumeView) {}
