import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AuthResult, CodeTicket } from '../login/account.types.ts';
import type { RequestContext } from '../../../core/context.ts';
import { IdempotencyKey } from '../../../core/idempotency-key.ts';
import { cancelSignup, pendingSignup } from './pending-signup.service.ts';
import { PendingSignup, SignupInput } from './signup.types.ts';
import { resendSignupCode, signup, verifySignup } from './signup.service.ts';

type SignupCall = Parameters<typeof signup>[1];

const email = 'E-mail address of the sign-up.';
const tempToken = 'The latest ticket of the sign-up.';
const unstored =
  'Without effect: the ticket of a sign-up is a secret and is not stored for a second answer. ' +
  'Sent again, a sign-up is one more that waits for its code.';

@Resolver()
export class SignupResolver {
  @Query(() => PendingSignup, {
    nullable: true,
    description:
      'The sign-up that this browser began and that waits for its code, found by its cookie; null when there is none.',
  })
  pendingSignup(@Ctx() context: RequestContext): Promise<PendingSignup | null> {
    return pendingSignup(context, {});
  }

  @Mutation(() => CodeTicket, { description: 'Registers a job seeker or a recruiter and mails a code.' })
  signup(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignupInput, { description: 'The new account.' }) input: SignupInput,
    @IdempotencyKey(unstored) _idempotencyKey: string | null,
  ): Promise<CodeTicket> {
    return signup(context, { input } as SignupCall);
  }

  @Mutation(() => AuthResult, { description: 'Completes a sign-up with its code and signs in.' })
  verifySignup(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
    @Arg('otp', { description: 'The six digits of the code.' }) code: string,
    @Arg('tempToken', { description: tempToken }) ticket: string,
  ): Promise<AuthResult> {
    return verifySignup(context, { email: address, otp: code, tempToken: ticket });
  }

  @Mutation(() => CodeTicket, { description: 'Mails another code for a sign-up, at the earliest after 30 seconds.' })
  resendSignupCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
    @Arg('tempToken', { description: tempToken }) ticket: string,
  ): Promise<CodeTicket> {
    return resendSignupCode(context, { email: address, tempToken: ticket });
  }

  @Mutation(() => Boolean, { description: 'Back to the form: this browser forgets the sign-up that it began.' })
  cancelSignup(@Ctx() context: RequestContext): Promise<boolean> {
    return cancelSignup(context, {});
  }
}
