import { Field, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../people/users/user.entity.ts';
import type { Role } from '../../core/actor.rules.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';

@ObjectType({ simpleResolvers: true, description: 'How many people have a role.' })
export class RoleTotal {
  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role;

  @Field(() => Int, { description: 'People who have it; only verified accounts that are not disabled.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much there is on the portal, for those who run it.' })
export class PortalTotals {
  @Field(() => [RoleTotal], {
    description: 'Verified accounts that are not disabled, one row for each role, zeros too.',
  })
  usersByRole!: RoleTotal[];

  @Field(() => Int, { description: 'Jobs that take applications.' })
  activeJobs!: number;

  @Field(() => Int, { description: 'Jobs that take none any more, as the state CLOSED of `adminJobs` lists them.' })
  closedJobs!: number;

  @Field(() => Int, { description: 'Jobs whose text is held for review.' })
  heldJobs!: number;

  @Field(() => Int, { description: 'Reports that no admin has settled.' })
  openReports!: number;

  @Field(() => Int, {
    description: 'Applications to all jobs, closed and archived ones too; withdrawn ones are not counted.',
  })
  applications!: number;

  @Field(() => Int, {
    description:
      'Contact messages that nobody has handled, and support conversations whose latest message waits for a person: ' +
      'the automatic answer is none.',
  })
  messagesWaiting!: number;

  @Field(() => DateTimeScalar, { description: 'When these figures were counted.' })
  countedAt!: Date;
}
