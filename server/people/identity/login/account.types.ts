import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type * as z from 'zod/mini';
import { DateTimeScalar } from '../../../core/graphql-types.ts';
import { User } from '../../users/user.entity.ts';
import type { setupSchema } from './account.rules.ts';
import type { Counters } from './counters.service.ts';

type ShownCounters = Omit<Counters, 'otpAttempts' | 'passwordAttempts' | 'lockoutExpires'>;

@ObjectType({ simpleResolvers: true, description: 'Where the attempts at an account stand: numbers, or null.' })
export class AttemptCounters implements ShownCounters {
  @Field(() => Int, { nullable: true, description: 'Seconds until another code can be requested.' })
  retryIn!: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds that the code is valid.' })
  otpExpiresIn!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'At sign-up: code requests left. At login: password attempts left.',
  })
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

@ObjectType({
  simpleResolvers: true,
  description: 'A code is on its way. The same answer whether or not the address has an account.',
})
export class CodeTicket extends AttemptCounters {
  @Field({ description: 'A sentence for the person.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Ties the code to this sign-up; a resend answers a new one.' })
  tempToken!: string | null;
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

  @Field(() => String, {
    nullable: true,
    description: 'For `Authorization: Bearer`; null when a code is still required.',
  })
  token!: string | null;

  @Field(() => User, { nullable: true, description: 'Who is signed in; null when a code is still required.' })
  user!: User | null;

  @Field({ description: 'True for admins after a right password: a mailed code completes the login.' })
  codeRequired!: boolean;

  @Field(() => AttemptCounters, {
    description: 'The counters after this login; with `codeRequired`, those of the code.',
  })
  counters!: AttemptCounters;
}

@InputType({ description: 'The first superadmin of a portal that has none.' })
export class SetupInput implements z.input<typeof setupSchema> {
  @Field({ description: 'Token of the link that the server printed when it started; good for an hour.' })
  token!: string;

  @Field({ description: 'Letters and spaces, at most 50 characters.' })
  name!: string;

  @Field({ description: 'At most 100 characters; codes to log in with are sent there.' })
  email!: string;

  @Field({ description: '8 to 128 characters with upper case, lower case, digit and special character.' })
  password!: string;
}
