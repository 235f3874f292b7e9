import { Field, InputType } from 'type-graphql';
import { optionalText, RecruiterDetails } from '../people/profiles/profile.entity.ts';
import type { RecruiterProfileFields } from './hr-profile.rules.ts';

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
