import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('signups')
export class Signup {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  role!: 'JOBSEEKER' | 'HR';

  @Column('text')
  passwordHash!: string;

  @Column('uuid', { nullable: true })
  resumeFileId!: string | null;

  @Column('boolean')
  hasConsented!: boolean;

  @Column('boolean')
  isAdult!: boolean;

  /** Of the latest tempToken; earlier ones are void. */
  @Column('bytea')
  ticketHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
