import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type Role, roles } from '../core/actor.rules.ts';

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

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Field({ description: 'Whether a code sent to the address was entered.' })
  get emailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }
}

@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: 'PRIVACY_NOTICE' | 'ADULT' | 'TALENT_SEARCH';

  @Column('text')
  version!: string;

  @Column('timestamptz')
  givenAt!: Date;
}
