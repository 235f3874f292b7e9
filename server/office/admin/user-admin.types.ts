import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../core/actor.rules.ts';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import { userStateLabels } from './admin.labels.ts';

export const UserStateEnum = labelledEnum('UserState', 'Whether somebody can log in.', userStateLabels);

@ObjectType({ simpleResolvers: true, description: 'Somebody with an account, as admins see them in a list.' })
export class UserRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What they are to the portal.' })
  role!: Role;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the address was confirmed; null if it was not.' })
  emailVerifiedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the account was disabled; null if it is not.' })
  disabledAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was disabled.' })
  disabledReason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'The company that they belong to.' })
  companyName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of people, who joined last first.' })
export class UserSlice extends sliceOf(UserRecord) {}

@ObjectType({ simpleResolvers: true, description: 'Somebody with an account, with all that admins see of them.' })
export class UserDetails extends UserRecord {
  @Field(() => Int, { description: 'Open sessions.' })
  openSessions!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When an open session was last used.' })
  lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'Wrong passwords and codes since the last login.' })
  failedAttempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when too many of them block a way in; null while none is blocked.',
  })
  lockedUntil!: Date | null;

  @Field(() => Int, { description: 'Applications of a seeker, without withdrawn ones.' })
  applications!: number;

  @Field(() => Int, { description: 'Jobs of a recruiter, without deleted ones.' })
  jobs!: number;

  @Field(() => Int, { description: 'Those of them that are open.' })
  openJobs!: number;

  @Field({
    description:
      'Whether the viewer may change the account: an admin those of seekers and recruiters, a superadmin those of ' +
      'admins, too; nobody their own.',
  })
  mayChange!: boolean;
}
