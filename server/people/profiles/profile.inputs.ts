import { Field, ID, InputType } from 'type-graphql';
import { optionalText, Project, SeekerDetails } from './profile.entity.ts';
import type { SeekerProfileFields } from './profile.rules.ts';

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
