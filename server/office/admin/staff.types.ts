import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type * as z from 'zod/mini';
import type { Role } from '../../core/actor.rules.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import { StaffInvitation } from './staff.entity.ts';
import type { acceptAdminInvitationSchema, inviteAdminSchema, StaffRole } from './staff.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'Somebody who runs the portal.' })
export class StaffMember {
  @Field(() => ID, { description: 'Opaque id of the account.' })
  id!: string;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'ADMIN or SUPERADMIN.' })
  role!: Role;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they last used the portal; null if never.' })
  lastSeenAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the account was disabled; null if it is not.' })
  disabledAt!: Date | null;

  @Field({ description: 'Whether the viewer may remove them: everybody but themselves.' })
  mayRemove!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Who runs the portal, and who is invited to.' })
export class Staff {
  @Field(() => [StaffMember], { description: 'Superadmins, then admins, by name; at most 200 with the invited ones.' })
  members!: StaffMember[];

  @Field(() => [StaffInvitation], { description: 'Invitations that nobody has accepted, the latest first.' })
  invitations!: StaffInvitation[];
}

@InputType({ description: 'Whom to invite.' })
export class InviteAdminInput implements z.input<typeof inviteAdminSchema> {
  @Field({ description: 'Letters and spaces, at most 50 characters.' })
  name!: string;

  @Field({ description: 'An address without an account; the link is mailed there.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'ADMIN or SUPERADMIN.' })
  role!: StaffRole;
}

@InputType({ description: 'An invitation, and the password of the account that it makes.' })
export class AcceptAdminInvitationInput implements z.input<typeof acceptAdminInvitationSchema> {
  @Field({ description: 'Token of the mailed link.' })
  token!: string;

  @Field({ description: 'The address that the link was mailed to.' })
  email!: string;

  @Field({ description: '8 to 128 characters with upper case, lower case, digit and special character.' })
  password!: string;
}
