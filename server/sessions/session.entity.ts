import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
