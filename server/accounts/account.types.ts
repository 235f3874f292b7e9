import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import type { Role } from '../core/actor.ts';
import { DateTimeScalar } from '../core/scalars.ts';
import { RoleEnum, User } from './account.entity.ts';
import type { signupFormSchema } from './account.rules.ts';
import type { Counters } from './attempt.service.ts';

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

  @Field(() => ID, { nullable: true, description: 'Id of an uploaded resume (PDF, DOC or DOCX); required for a job seeker.' })
  resumeFileId?: string | null;

  @Field({ nullable: true, description: 'Agreement to the privacy notice.' })
  consent?: boolean;

  @Field({ nullable: true, description: 'Declaration to be 18 or older.' })
  adult?: boolean;
}

type TicketCounters = Omit<Counters, 'otpAttempts' | 'passwordAttempts' | 'lockoutExpires'>;

@ObjectType({ simpleResolvers: true, description: 'A code is on its way. The same answer whether or not the address has an account.' })
export class CodeTicket implements TicketCounters {
  @Field({ description: 'A sentence for the person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Ties the code to this sign-up; a resend answers a new one.' })
  tempToken!: string | null;

  @Field(() => Int, { nullable: true, description: 'Seconds until another code can be requested.' })
  retryIn!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds that the code is valid.' })
  otpExpiresIn!: number | null;

  @Field(() => Int, { nullable: true, description: 'At sign-up: code requests left. At login: password attempts left.' })
  attemptsLeft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Code entries left.' })
  otpVerifyAttempts!: number | null;

  @Field(() => Int, { nullable: true, description: 'Code entries left.' })
  verifyAttemptsLeft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Code requests left.' })
  otpAttemptsLeft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Code entries left.' })
  otpVerifyAttemptsLeft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Password attempts left; null where no password is asked for.' })
  passwordAttemptsLeft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds of a running block.' })
  blockDuration!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a running block ends.' })
  blockExpires!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Seconds that a running block still lasts.' })
  remainingBlockSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'It is done.' })
export class Message {
  @Field({ description: 'A sentence for the person.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a login. Cookies are set beside it.' })
export class AuthResult {
  @Field({ description: 'A sentence for the person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'For `Authorization: Bearer`; null when a code is still required.' })
  token!: string | null;

  @Field(() => User, { nullable: true, description: 'Who is signed in; null when a code is still required.' })
  user!: User | null;

  @Field({ description: 'True for admins after a right password: a mailed code completes the login.' })
  codeRequired!: boolean;
}
