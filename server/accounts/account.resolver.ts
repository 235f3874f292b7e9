import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { User } from './account.entity.ts';
import { me } from './account.service.ts';
import { AuthResult, CodeTicket, Message } from './account.types.ts';
import { requestEmailChange, verifyEmailChange } from './email-change.service.ts';
import { loginWithCode, loginWithPassword, requestLoginCode, resendLoginCode } from './login.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';

const email = 'E-mail address of the account.';
const otp = 'The six digits of the code.';
const newPassword = '8 to 128 characters with upper case, lower case, digit and special character.';

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null when signed out.' })
  me(@Ctx() context: RequestContext): Promise<User | null> {
    return me(context);
  }

  @Mutation(() => CodeTicket, { description: 'Mails a code to log in with.' })
  requestLoginCode(@Ctx() context: RequestContext, @Arg('email', () => String, { description: email }) address: string): Promise<CodeTicket> {
    return requestLoginCode(context, { email: address });
  }

  @Mutation(() => CodeTicket, { description: 'Mails another login code, at the earliest after 30 seconds.' })
  resendLoginCode(@Ctx() context: RequestContext, @Arg('email', () => String, { description: email }) address: string): Promise<CodeTicket> {
    return resendLoginCode(context, { email: address });
  }

  @Mutation(() => AuthResult, { description: 'Signs in with a mailed code.' })
  loginWithCode(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: email }) address: string,
    @Arg('otp', () => String, { description: otp }) code: string,
  ): Promise<AuthResult> {
    return loginWithCode(context, { email: address, otp: code });
  }

  @Mutation(() => AuthResult, { description: 'Signs in with the password; for admins a code follows.' })
  loginWithPassword(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: email }) address: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ): Promise<AuthResult> {
    return loginWithPassword(context, { email: address, password });
  }

  @Mutation(() => Message, { description: 'Mails a link to choose a new password; the same answer for every address.' })
  forgotPassword(@Ctx() context: RequestContext, @Arg('email', () => String, { description: email }) address: string): Promise<Message> {
    return forgotPassword(context, { email: address });
  }

  @Mutation(() => Message, { description: 'Sets a new password with a mailed link, once within 30 minutes, and ends every session.' })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: 'Address that the link was mailed to.' }) address: string,
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Arg('newPassword', () => String, { description: newPassword }) password: string,
  ): Promise<Message> {
    return resetPassword(context, { email: address, token, newPassword: password });
  }

  @Mutation(() => Message, { description: 'Changes the own password and ends all other sessions.' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('oldPassword', () => String, { description: 'The present password.' }) oldPassword: string,
    @Arg('newPassword', () => String, { description: newPassword }) password: string,
  ): Promise<Message> {
    return changePassword(context, { oldPassword, newPassword: password });
  }

  @Mutation(() => CodeTicket, { description: 'Mails a code to the new address of the account; again at the earliest after 30 seconds.' })
  requestEmailChange(@Ctx() context: RequestContext, @Arg('email', () => String, { description: 'The new address.' }) address: string): Promise<CodeTicket> {
    return requestEmailChange(context, { email: address });
  }

  @Mutation(() => User, { description: 'Changes the address of the account with the code that was mailed there, and ends all other sessions.' })
  verifyEmailChange(@Ctx() context: RequestContext, @Arg('otp', () => String, { description: otp }) code: string): Promise<User> {
    return verifyEmailChange(context, { otp: code });
  }
}
