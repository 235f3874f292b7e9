import { Field, InputType, Int } from 'type-graphql';
import type { TokenScope } from '../../../core/token-scope.labels.ts';
import { TokenScopeEnum } from './access-token.entity.ts';
import { type AccessTokenDraft, accessTokenLimits } from './access-token.rules.ts';

@InputType({ description: 'A new access token.' })
export class AccessTokenInput implements AccessTokenDraft {
  @Field({ description: `What it is for, at most ${accessTokenLimits.nameCharacters} characters; no two of one name.` })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it may be used for, at least one.' })
  scopes!: TokenScope[];

  @Field(() => Int, { description: `Days that it is valid, 1 to ${accessTokenLimits.mostDays}.` })
  expiresInDays!: number;
}
