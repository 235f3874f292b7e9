import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../core/graphql-types.ts';
import { pageOf } from '../core/page.ts';
import { membershipLabels } from './membership.labels.ts';

export const MembershipEnum = labelledEnum(
  'Membership',
  'How a recruiter stands to the company that they name as theirs.',
  membershipLabels,
);

@ObjectType({
  simpleResolvers: true,
  description: 'A recruiter who would like to join a company and waits for an answer.',
})
export class JoinRequest {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'The company that was asked.' })
  companyId!: string;

  @Field({ description: 'Its name.' })
  companyName!: string;

  @Field({ description: 'Who asks.' })
  name!: string;

  @Field({ description: 'The e-mail address of their account, which they have confirmed.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When they asked.' })
  askedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests, who has waited longest first.' })
export class JoinRequestPage extends pageOf(JoinRequest) {}
