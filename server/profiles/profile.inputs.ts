import { Field, ID, InputType } from 'type-graphql';
import { optionalText, Project, RecruiterDetails, SeekerDetails } from './profile.entity.ts';
import type { RecruiterProfileFields, SeekerProfileFields } from './profile.rules.ts';

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

@InputType({ description: 'A change of the profile: only what is given is changed; null empties a field.' })
export class HrProfileInput extends RecruiterDetails implements RecruiterProfileFields {
  @optionalText('Full name.')
  name?: string | null;

  @optionalText('Name of the company: a free name is founded, one that is taken is asked to let the recruiter in.')
  company?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Needed with another `company` for a member of a verified one, which it may leave; else BAD_USER_INPUT with the ' +
      'reason LEAVES_COMPANY.',
  })
  leaveCompany?: boolean | null;
}
