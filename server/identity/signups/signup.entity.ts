import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

  /** Of the latest tempToken; earlier ones are void. */
  @Column({ name: 'ticket_hash', type: 'bytea' })
  ticketHash!: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
