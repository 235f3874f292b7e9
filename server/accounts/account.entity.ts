import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type Role, roles } from '../core/actor.ts';

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
  @Column({ type: 'text' })
  name!: string;

  @Field({ description: 'E-mail address, in lower case.' })
  @Column({ type: 'citext' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What they are to the portal.' })
  @Column({ type: 'text' })
  role!: Role;

  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  @Column({ name: 'email_verified_at', type: 'timestamptz', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Field({ description: 'Whether a code sent to the address was entered.' })
  get emailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }
}

/** One login: a cookie value and a bearer value, both stored only as hashes. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'cookie_hash', type: 'bytea' })
  cookieHash!: Buffer;

  @Column({ name: 'bearer_hash', type: 'bytea' })
  bearerHash!: Buffer;

  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;

  @Column({ name: 'ip_address', type: 'text' })
  ipAddress!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;
}

/** A registration that waits for its code. */
@Entity('signups')
export class Signup {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'citext' })
  email!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  role!: 'JOBSEEKER' | 'HR';

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  @Column({ name: 'resume_file_id', type: 'uuid', nullable: true })
  resumeFileId!: string | null;

  @Column({ name: 'has_consented', type: 'boolean' })
  hasConsented!: boolean;

  @Column({ name: 'is_adult', type: 'boolean' })
  isAdult!: boolean;

  /** Of the latest tempToken; an earlier one is worth nothing. */
  @Column({ name: 'ticket_hash', type: 'bytea' })
  ticketHash!: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** A mailed code, stored only as a keyed hash, or the token of a mailed link, stored as its hash. Rows exist for addresses without an account too, so that nothing tells them apart. */
@Entity('one_time_codes')
export class OneTimeCode {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  purpose!: 'SIGNUP' | 'LOGIN' | 'EMAIL_CHANGE' | 'PASSWORD_RESET';

  @Column({ type: 'citext' })
  email!: string;

  /** Who changes their address; the other purposes are tied to the address alone. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'signup_id', type: 'uuid', nullable: true })
  signupId!: string | null;

  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash!: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

/** What somebody agreed to, in which version and when. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: 'PRIVACY_NOTICE' | 'ADULT';

  @Column({ type: 'text' })
  version!: string;

  @Column({ name: 'given_at', type: 'timestamptz' })
  givenAt!: Date;
}
