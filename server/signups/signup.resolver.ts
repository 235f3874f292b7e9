import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AuthResult, CodeTicket } from '../accounts/account.types.ts';
import type { RequestContext } from '../core/context.ts';
import { SignupInput } from './signup.inputs.ts';
import { resendSignupCode, signup, verifySignup } from './signup.service.ts';

type SignupCall = Parameters<typeof signup>[1];

const email = 'E-mail address of the sign-up.';
const tempToken = 'The latest ticket of the sign-up.';

@Resolver()
export class SignupResolver {
  @Mutation(() => CodeTicket, { description: 'Registers a job seeker or a recruiter and mails a code.' })
  signup(@Ctx() context: RequestContext, @Arg('input', () => SignupInput, { description: 'The new account.' }) input: SignupInput): Promise<CodeTicket> {
    return signup(context, { input } as SignupCall);
  }

  @Mutation(() => AuthResult, { description: 'Completes a sign-up with its code and signs in.' })
  verifySignup(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: email }) address: string,
    @Arg('otp', () => String, { description: 'The six digits of the code.' }) code: string,
    @Arg('tempToken', () => String, { description: tempToken }) ticket: string,
  ): Promise<AuthResult> {
    return verifySignup(context, { email: address, otp: code, tempToken: ticket });
  }

  @Mutation(() => CodeTicket, { description: 'Mails another code for a sign-up, at the earliest after 30 seconds.' })
  resendSignupCode(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: email }) address: string,
    @Arg('tempToken', () => String, { description: tempToken }) ticket: string,
  ): Promise<CodeTicket> {
    return resendSignupCode(context, { email: address, tempToken: ticket });
  }
}
