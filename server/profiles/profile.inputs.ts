import { Field, Float, ID, InputType } from 'type-graphql';
import { GenderEnum, ParentRelationEnum } from './profile.entity.ts';
import type { Gender, ParentRelation } from './profile.labels.ts';
import type { RecruiterProfileFields, SeekerProfileFields } from './profile.rules.ts';

const optionalText = (description: string) => Field(() => String, { nullable: true, description });

@InputType({ description: 'Something that a seeker has made.' })
export class ProjectInput {
  @Field({ description: 'Name of the project.' })
  name!: string;

  @Field({ description: 'What it is.' })
  description!: string;

  @Field(() => [String], { description: 'What it is made with, as tags.' })
  technologies!: string[];
}

@InputType({
  description:
    'A change of the profile: only what is given is changed. The e-mail address changes through `requestEmailChange`.',
})
export class JobseekerProfileInput implements SeekerProfileFields {
  @optionalText('Full name.')
  username?: string | null;

  @optionalText('Indian mobile number.')
  phone?: string | null;

  @Field(() => GenderEnum, { nullable: true, description: 'Gender.' })
  gender?: Gender | null;

  @optionalText('Postal address.')
  address?: string | null;

  @Field(() => [String], { nullable: true, description: 'Skills, at least one.' })
  skills?: string[] | null;

  @optionalText('Indian WhatsApp number.')
  whatsapp?: string | null;

  @optionalText('About, 500 to 5000 characters.')
  bio?: string | null;

  @optionalText('Name of a parent or guardian.')
  parentDetailsName?: string | null;

  @optionalText("The parent's Indian mobile number.")
  parentDetailsPhone?: string | null;

  @Field(() => ParentRelationEnum, { nullable: true, description: 'What the parent is to the seeker.' })
  parentDetailsRelation?: ParentRelation | null;

  @optionalText("The parent's e-mail address.")
  parentDetailsEmail?: string | null;

  @Field(() => ID, { nullable: true, description: 'A resume uploaded through `POST /files`; null removes the resume.' })
  resumeFileId?: string | null;

  @optionalText('Highest education.')
  education?: string | null;

  @optionalText('Programme of study.')
  program?: string | null;

  @optionalText('Web address of the portfolio.')
  portfolio?: string | null;

  @optionalText('City or area.')
  location?: string | null;

  @Field(() => Float, { nullable: true, description: 'Years of experience, 0 to 60.' })
  experienceYears?: number | null;

  @Field(() => [ProjectInput], { nullable: true, description: 'All projects.' })
  projects?: ProjectInput[] | null;

  @Field(() => [String], { nullable: true, description: 'All certifications.' })
  certifications?: string[] | null;
}

@InputType({ description: 'A change of the profile: only what is given is changed; null empties a field.' })
export class HrProfileInput implements RecruiterProfileFields {
  @optionalText('Full name.')
  name?: string | null;

  @optionalText('Indian mobile number.')
  phone?: string | null;

  @optionalText('City or area.')
  location?: string | null;

  @optionalText('Name of the company: a free name is founded, one that is taken is asked to let the recruiter in.')
  company?: string | null;

  @optionalText('Role in the company.')
  role?: string | null;

  @optionalText('Experience.')
  experience?: string | null;

  @optionalText('Kind of position.')
  positionType?: string | null;

  @optionalText('Whom to ask for.')
  contactPerson?: string | null;

  @optionalText('E-mail address for contact.')
  contactEmail?: string | null;
}
