import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/context.ts';
import { IdempotencyKey } from '../../../core/idempotency-key.ts';
import { AccessToken, AccessTokenInput, CreatedAccessToken } from './access-token.entity.ts';
import { accessTokenLimits } from './access-token.rules.ts';
import { createAccessToken, listMyAccessTokens, revokeAccessToken } from './access-token.service.ts';

@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @Query(() => [AccessToken], {
    description: `The signed-in person's access tokens, the newest first, at most ${accessTokenLimits.perPerson}.`,
  })
  accessTokens(@Ctx() context: RequestContext): Promise<AccessToken[]> {
    return listMyAccessTokens(context, {});
  }

  @Mutation(() => CreatedAccessToken, {
    description:
      'Makes an access token, with which a program acts for the signed-in person. Needs a login of the last 15 ' +
      'minutes, or the password. The person is mailed. CONFLICT for a second one of the same name.',
  })
  createAccessToken(
    @Ctx() context: RequestContext,
    @Arg('input', () => AccessTokenInput, { description: 'The token.' }) input: AccessTokenInput,
    @Arg('password', () => String, { nullable: true, description: 'Needed 15 minutes after the login.' })
    password: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<CreatedAccessToken> {
    return createAccessToken(context, { input, password, idempotencyKey });
  }

  @Mutation(() => Boolean, { description: 'Revokes an own access token: it opens nothing from then on.' })
  revokeAccessToken(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
  ): Promise<boolean> {
    return revokeAccessToken(context, { id });
  }
}
