import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.ts';
import { User } from '../../users/user.entity.ts';
import { giveConsent, isConsentRequired, me, updateName } from './account.service.ts';
import { AuthResult, CodeTicket, Message, SetupInput } from './account.types.ts';
import { requestEmailChange, verifyEmailChange } from './email-change.service.ts';
import { loginWithCode, loginWithPassword, requestLoginCode, resendLoginCode } from './login.service.ts';
import { changePassword, changePasswordByLink, forgotPassword, resetPassword } from './password.service.ts';
import { setUpPortal } from './setup.service.ts';

const email = 'E-mail address of the account.';
const otp = 'The six digits of the code.';
const newPassword = '8 to 128 characters with upper case, lower case, digit and special character.';

type ConsentCall = Parameters<typeof giveConsent>[1];

@Resolver(() => User)
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null when signed out.' })
  me(@Ctx() context: RequestContext): Promise<User | null> {
    return me(context, {});
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the agreement to the present privacy notice or the declaration of age is missing; ' +
      '`giveConsent` gives both.',
  })
  consentRequired(@Ctx() context: RequestContext, @Root() user: User): Promise<boolean> {
    return isConsentRequired(context, user);
  }

  @Mutation(() => User, {
    description: 'Gives the consents that a sign-up asks for; giving them again changes nothing.',
  })
  giveConsent(
    @Ctx() context: RequestContext,
    @Arg('consent', { description: 'Agreement to the privacy notice; must be true.' }) consent: boolean,
    @Arg('adult', { description: 'Declaration to be 18 or older; must be true.' }) adult: boolean,
  ): Promise<User> {
    return giveConsent(context, { consent, adult } as ConsentCall);
  }

  @Mutation(() => User, { description: 'Changes the own name.' })
  updateName(
    @Ctx() context: RequestContext,
    @Arg('name', { description: 'Letters and spaces, at most 50 characters.' }) name: string,
  ): Promise<User> {
    return updateName(context, { name });
  }

  @Mutation(() => CodeTicket, { description: 'Mails a code to log in with.' })
  requestLoginCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
  ): Promise<CodeTicket> {
    return requestLoginCode(context, { email: address });
  }

  @Mutation(() => CodeTicket, { description: 'Mails another login code, at the earliest after 30 seconds.' })
  resendLoginCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
  ): Promise<CodeTicket> {
    return resendLoginCode(context, { email: address });
  }

  @Mutation(() => AuthResult, { description: 'Signs in with a mailed code.' })
  loginWithCode(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
    @Arg('otp', { description: otp }) code: string,
  ): Promise<AuthResult> {
    return loginWithCode(context, { email: address, otp: code });
  }

  @Mutation(() => AuthResult, { description: 'Signs in with the password; for admins a code follows.' })
  loginWithPassword(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
    @Arg('password', { description: 'The password.' }) password: string,
  ): Promise<AuthResult> {
    return loginWithPassword(context, { email: address, password });
  }

  @Mutation(() => Message, { description: 'Mails a link to choose a new password; the same answer for every address.' })
  forgotPassword(
    @Ctx() context: RequestContext,
    @Arg('email', { description: email }) address: string,
  ): Promise<Message> {
    return forgotPassword(context, { email: address });
  }

  @Mutation(() => Message, {
    description: 'Sets a new password with a mailed link, once within 30 minutes, and ends every session.',
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Address that the link was mailed to.' }) address: string,
    @Arg('token', { description: 'Token of the link.' }) token: string,
    @Arg('newPassword', { description: newPassword }) password: string,
  ): Promise<Message> {
    return resetPassword(context, { email: address, token, newPassword: password });
  }

  @Mutation(() => Message, {
    description: 'Names the first superadmin with the link that the server prints when there is none. Signs no one in.',
  })
  setUpPortal(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetupInput, { description: 'Who it is, and the token of the link.' }) input: SetupInput,
  ): Promise<Message> {
    return setUpPortal(context, input);
  }

  @Mutation(() => Message, { description: 'Changes the own password and ends all other sessions.' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('oldPassword', { description: 'The present password.' }) oldPassword: string,
    @Arg('newPassword', { description: newPassword }) password: string,
  ): Promise<Message> {
    return changePassword(context, { oldPassword, newPassword: password });
  }

  @Mutation(() => Message, {
    description:
      'Changes the password with a mailed link in place of a session, once within 30 minutes, and ends every session.',
  })
  changePasswordByLink(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Address that the link was mailed to.' }) address: string,
    @Arg('token', { description: 'Token of the link.' }) token: string,
    @Arg('oldPassword', { description: 'The present password; a wrong one leaves the link good.' })
    oldPassword: string,
    @Arg('newPassword', { description: newPassword }) password: string,
  ): Promise<Message> {
    return changePasswordByLink(context, { email: address, token, oldPassword, newPassword: password });
  }

  @Mutation(() => CodeTicket, {
    description: 'Mails a code to the new address of the account; again at the earliest after 30 seconds.',
  })
  requestEmailChange(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'The new address.' }) address: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password; needed when password or code were last entered more than 15 minutes ago.',
    })
    password: string | null,
  ): Promise<CodeTicket> {
    return requestEmailChange(context, { email: address, password });
  }

  @Mutation(() => User, {
    description: 'Changes the address of the account with the code that was mailed there, and ends all other sessions.',
  })
  verifyEmailChange(@Ctx() context: RequestContext, @Arg('otp', { description: otp }) code: string): Promise<User> {
    return verifyEmailChange(context, { otp: code });
  }
}
