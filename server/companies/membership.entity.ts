import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Now or once. At most one membership of a person has not ended. */
@Entity('company_members')
export class CompanyMembership {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'company_id', type: 'uuid' })
  companyId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'joined_at', type: 'timestamptz' })
  joinedAt!: Date;

  @Column({ name: 'left_at', type: 'timestamptz', nullable: true })
  leftAt!: Date | null;
}

/** One for each person and company; who asks again has the same one. At most one of a person is pending. */
@Entity('company_join_requests')
export class CompanyJoinRequest {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'company_id', type: 'uuid' })
  companyId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  status!: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

  @Column({ name: 'asked_at', type: 'timestamptz' })
  askedAt!: Date;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;

  @Column({ name: 'decided_by_id', type: 'uuid', nullable: true })
  decidedById!: string | null;
}

/** A mail domain whose confirmed addresses are let into the company at once. */
@Entity('company_domains')
export class CompanyDomain {
  @PrimaryColumn({ type: 'text' })
  domain!: string;

  @Column({ name: 'company_id', type: 'uuid' })
  companyId!: string;

  @Column({ name: 'confirmed_by_id', type: 'uuid', nullable: true })
  confirmedById!: string | null;

  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  confirmedAt!: Date;
}
