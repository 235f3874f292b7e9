import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numberColumn } from '../../core/columns.ts';
import { labelledEnum } from '../../core/graphql-types.ts';
import { type Gender, genderLabels, type ParentRelation, parentRelationLabels } from './profile.labels.ts';
import type { SeekerProfileFields } from './profile.rules.ts';

export const GenderEnum = labelledEnum('Gender', "The seeker's gender; never shown to recruiters.", genderLabels);
export const ParentRelationEnum = labelledEnum(
  'ParentRelation',
  'What the parent is to the seeker; never shown to recruiters.',
  parentRelationLabels,
);

export const optionalText = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ simpleResolvers: true, description: 'Something that a seeker has made.' })
@InputType('ProjectInput', { description: 'Something that a seeker has made.' })
export class Project {
  @Field({ description: 'Name of the project.' })
  name!: string;

  @Field({ description: 'What it is.' })
  description!: string;

  @Field(() => [String], { description: 'What it is made with, as tags.' })
  technologies!: string[];
}

/** Parent details and gender are never shown to recruiters (OP-088). In the profile and in a change of it. */
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class SeekerDetails {
  @Column('text', { nullable: true })
  @optionalText('Indian mobile number, stored as +91 and ten digits.')
  phone!: string | null;

  @Column('text', { nullable: true })
  @Field(() => GenderEnum, { nullable: true, description: 'Gender.' })
  gender!: Gender | null;

  @Column('text', { nullable: true })
  @optionalText('Postal address.')
  address!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Indian WhatsApp number, stored as +91 and ten digits.')
  whatsapp!: string | null;

  @Column('text', { nullable: true })
  @optionalText('About, 500 to 5000 characters.')
  bio!: string | null;

  @Column({ name: 'parent_name', type: 'text', nullable: true })
  @optionalText('Name of a parent or guardian.')
  parentDetailsName!: string | null;

  @Column({ name: 'parent_phone', type: 'text', nullable: true })
  @optionalText("The parent's mobile number.")
  parentDetailsPhone!: string | null;

  @Column({ name: 'parent_relation', type: 'text', nullable: true })
  @Field(() => ParentRelationEnum, { nullable: true, description: 'What the parent is to the seeker.' })
  parentDetailsRelation!: ParentRelation | null;

  @Column({ name: 'parent_email', type: 'citext', nullable: true })
  @optionalText("The parent's e-mail address.")
  parentDetailsEmail!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Highest education.')
  education!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Programme of study.')
  program!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Web address of the portfolio, shown without the scheme.')
  portfolio!: string | null;

  @Column('text', { nullable: true })
  @optionalText('City or area.')
  location!: string | null;

  @Column('numeric', { nullable: true, transformer: numberColumn })
  @Field(() => Float, { nullable: true, description: 'Years of experience, 0 to 60.' })
  experienceYears!: number | null;
}

/** Read by profile.queries. */
@Entity('seeker_profiles')
@ObjectType({ simpleResolvers: true, description: "The seeker's own profile." })
export class JobseekerProfile extends SeekerDetails {
  @PrimaryColumn('uuid')
  userId!: string;

  @Field({ description: 'Full name.' })
  username!: string;

  @Field({ description: 'E-mail address of the account.' })
  email!: string;

  @Column('text', { array: true })
  @Field(() => [String], { description: 'Skills, as tags.' })
  skills!: string[];

  @Column('uuid', { nullable: true })
  resumeFileId!: string | null;

  @optionalText('Path of the resume.')
  resumeFilepath!: string | null;

  @Column('jsonb')
  @Field(() => [Project], { description: 'Projects.' })
  projects!: Project[];

  @Column('text', { array: true })
  @Field(() => [String], { description: 'Certifications.' })
  certifications!: string[];

  @Column('timestamptz')
  updatedAt!: Date;
}

/** What a recruiter states about themselves. In the profile and in a change of it. */
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class RecruiterDetails {
  @Column('text', { nullable: true })
  @optionalText('Indian mobile number, stored as +91 and ten digits.')
  phone!: string | null;

  @Column('text', { nullable: true })
  @optionalText('City or area.')
  location!: string | null;

  @Column({ name: 'job_role', type: 'text', nullable: true })
  @optionalText('Role in the company.')
  role!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Experience.')
  experience!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Kind of position (OP-030).')
  positionType!: string | null;

  @Column('text', { nullable: true })
  @optionalText('Whom to ask for.')
  contactPerson!: string | null;

  @Column('citext', { nullable: true })
  @optionalText('E-mail address for contact.')
  contactEmail!: string | null;
}

/** What it says of the company is added where companies are (`server/companies/hr-profile.queries.ts`). */
@Entity('recruiter_profiles')
@ObjectType({ simpleResolvers: true, description: "The recruiter's own profile." })
export class HrProfile extends RecruiterDetails {
  @PrimaryColumn('uuid')
  userId!: string;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail address of the account.' })
  email!: string;

  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Column('timestamptz')
  updatedAt!: Date;
}

@InputType({
  description:
    'A change of the profile: only what is given is changed. The e-mail address changes through `requestEmailChange`.',
})
export class JobseekerProfileInput extends SeekerDetails implements SeekerProfileFields {
  @optionalText('Full name.')
  username?: string | null;

  @Field(() => [String], { nullable: true, description: 'Skills, at least one.' })
  skills?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'A resume uploaded through `POST /files`; null removes the resume.' })
  resumeFileId?: string | null;

  @Field(() => [Project], { nullable: true, description: 'All projects.' })
  projects?: Project[] | null;

  @Field(() => [String], { nullable: true, description: 'All certifications.' })
  certifications?: string[] | null;
}
