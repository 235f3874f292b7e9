import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { type Role, roles } from '../../core/actor.rules.ts';
import { type ConsentKind, consentKindLabels } from './user.labels.ts';

export const ConsentKindEnum = labelledEnum('ConsentKind', 'What somebody agrees to or declares.', consentKindLabels);
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R };
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What somebody is to the portal. Only JOBSEEKER and HR can register themselves.',
  valuesConfig: {
    JOBSEEKER: { description: 'Looks for work.' },
    HR: { description: 'Recruits: posts jobs and decides on applications.' },
    ADMIN: { description: 'Looks after content and people.' },
    SUPERADMIN: { description: 'An admin who also makes admins.' },
  },
});

@ObjectType({ description: 'Somebody with an account, as they see themselves.' })
@Entity('users')
export class User {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Full name.' })
  @Column('text')
  name!: string;

  @Field({ description: 'E-mail address, in lower case.' })
  @Column('citext')
  email!: string;

  @Field(() => RoleEnum, { description: 'What they are to the portal.' })
  @Column('text')
  role!: Role;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  /** For admins, and in the mail that says so. */
  @Column('text', { nullable: true })
  disabledReason!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the account is deleted, unless `keepAccount` is called before.',
  })
  @Column('timestamptz', { nullable: true })
  deletesAt!: Date | null;

  /** Since then the row names no person; it stays for the rows of others that refer to it. */
  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Field({ description: 'Whether a code sent to the address was entered.' })
  get emailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }
}

@ObjectType({ description: 'Something that a person agreed to or declared.' })
@Entity('consents')
export class Consent {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field(() => ConsentKindEnum, { description: 'What it is about.' })
  @Column('text')
  kind!: ConsentKind;

  @Field({ description: 'Which version of the text.' })
  @Column('text')
  version!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  @Column('timestamptz')
  givenAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was withdrawn; null while it holds.' })
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
