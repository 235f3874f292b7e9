import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../../companies/company.entity.ts';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import { type CompanyState, companyStateLabels } from './company-admin.labels.ts';

export const CompanyStateEnum = labelledEnum('CompanyState', 'How a company stands to the portal.', companyStateLabels);

@ObjectType({ simpleResolvers: true, description: 'A recruiter who belongs to a company.' })
export class CompanyMember {
  @Field(() => ID, { description: 'Opaque id of the membership.' })
  id!: string;

  @Field(() => ID, { description: 'Their account.' })
  userId!: string;

  @Field({ description: 'Name.' })
  name!: string;

  @Field({ description: 'E-mail address of the account.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  joinedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A company as those who run the portal see it.' })
export class CompanyRecord {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => Company, { description: 'The company.' })
  company!: Company;

  @Field(() => CompanyStateEnum, { description: 'How it stands to the portal.' })
  state!: CompanyState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is suspended; null while it is not.' })
  suspendedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why, as its recruiters read it.' })
  suspensionReason!: string | null;

  @Field(() => [CompanyMember], { description: 'Who belongs to it, the first 50.' })
  members!: CompanyMember[];

  @Field(() => [String], { description: 'Email domains that let in by themselves.' })
  domains!: string[];

  @Field(() => Int, { description: 'How many wait to be let in.' })
  requests!: number;

  @Field(() => Int, { description: 'How many of its jobs are open.' })
  openJobs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of companies, by name.' })
export class CompanyRecordPage extends pageOf(CompanyRecord) {}
