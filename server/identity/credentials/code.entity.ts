import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A mailed code, stored only as a keyed hash, or the token of a mailed link, stored as its hash. Rows exist for
 * addresses without an account too, so that nothing distinguishes them.
 */
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

  /** The browser that asked for a login code. */
  @Column({ name: 'device_hash', type: 'bytea', nullable: true })
  deviceHash!: Buffer | null;

  /** Too many wrong guesses came from elsewhere: now it opens nothing without that browser. */
  @Column({ name: 'needs_device', type: 'boolean' })
  needsDevice!: boolean;

  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash!: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
