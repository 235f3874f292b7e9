import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A code as a keyed hash, or the token of a link as its hash. Rows exist for addresses without an account too, so that
 * nothing distinguishes them.
 */
@Entity('one_time_codes')
export class OneTimeCode {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  purpose!: 'SIGNUP' | 'LOGIN' | 'EMAIL_CHANGE' | 'PASSWORD_RESET';

  @Column('citext')
  email!: string;

  /** Who changes their address; the other purposes are tied to the address alone. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('uuid', { nullable: true })
  signupId!: string | null;

  /** The browser that asked for a login code. */
  @Column('bytea', { nullable: true })
  deviceHash!: Buffer | null;

  /** Too many wrong guesses came from elsewhere: now it opens nothing without that browser. */
  @Column('boolean')
  needsDevice!: boolean;

  @Column('bytea')
  codeHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
