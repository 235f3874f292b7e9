import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type * as z from 'zod/mini';
import { RoleEnum } from '../../users/user.entity.ts';
import type { signupFormSchema } from '../login/account.rules.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { CodeTicket } from '../login/account.types.ts';

type SignupForm = Omit<z.input<typeof signupFormSchema>, 'role'> & { role: Role };

@InputType({ description: 'A new account. The resume is uploaded first with POST /files.' })
export class SignupInput implements SignupForm {
  @Field({ description: 'Letters and spaces, at most 50 characters.' })
  name!: string;

  @Field({ description: 'At most 100 characters; a code is sent there.' })
  email!: string;

  @Field({ description: '8 to 128 characters with upper case, lower case, digit and special character.' })
  password!: string;

  @Field(() => RoleEnum, { description: 'JOBSEEKER or HR.' })
  role!: Role;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of an uploaded resume (PDF, DOC or DOCX); required for a job seeker.',
  })
  resumeFileId?: string | null;

  @Field({ nullable: true, description: 'Agreement to the privacy notice.' })
  consent?: boolean;

  @Field({ nullable: true, description: 'Declaration to be 18 or older.' })
  adult?: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A sign-up that this browser began and that still waits for its code.',
})
export class PendingSignup {
  @Field({ description: 'E-mail address that the code was sent to.' })
  email!: string;

  @Field({ description: 'Name that was given.' })
  name!: string;

  @Field(() => CodeTicket, { description: 'The latest ticket, with the counters as they are now.' })
  ticket!: CodeTicket;
}
