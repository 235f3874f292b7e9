import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Now or once. At most one membership of a person has not ended. */
@Entity('company_members')
export class CompanyMembership {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid')
  userId!: string;

  @Column('timestamptz')
  joinedAt!: Date;

  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;
}

/** One for each person and company; who asks again has the same one. At most one of a person is pending. */
@Entity('company_join_requests')
export class CompanyJoinRequest {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  status!: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

  @Column('timestamptz')
  askedAt!: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedById!: string | null;
}

/** A mail domain whose confirmed addresses are let into the company at once. */
@Entity('company_domains')
export class CompanyDomain {
  @PrimaryColumn('text')
  domain!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid', { nullable: true })
  confirmedById!: string | null;

  @Column('timestamptz')
  confirmedAt!: Date;
}

/** A company that went into another one, by the id that it had (decision 0014). */
@Entity('merged_companies')
export class MergedCompany {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  companyId!: string;

  @Column('citext')
  name!: string;

  @Column({ name: 'name_key', type: 'text' })
  key!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  mergedAt!: Date;
}
