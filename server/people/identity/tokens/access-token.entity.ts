import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../../core/graphql-types.ts';
import { type TokenScope, tokenScopeLabels } from '../../../core/token-scope.labels.ts';
import { type AccessTokenDraft, accessTokenLimits } from './access-token.rules.ts';

export const TokenScopeEnum = labelledEnum(
  'TokenScope',
  'What an access token may be used for. A right to change includes the right to read.',
  tokenScopeLabels,
);

/** For programs that act for a person; the value is stored only as a hash. */
@ObjectType({ simpleResolvers: true, description: 'A personal access token, as its owner sees it.' })
@Entity('access_tokens')
export class AccessToken {
  @Field(() => ID, { description: 'Opaque id; it opens nothing.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field({ description: 'What it is for, in the words of its owner.' })
  @Column('text')
  name!: string;

  @Column('bytea')
  tokenHash!: Buffer;

  @Field(() => [TokenScopeEnum], { description: 'What it may be used for.' })
  @Column('text', { array: true })
  scopes!: TokenScope[];

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'From when on it opens nothing.' })
  @Column('timestamptz')
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute; null if never.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new access token with its value.' })
export class CreatedAccessToken {
  @Field({
    description: 'For `Authorization: Bearer`. It is shown this once, and again only to the same idempotency key.',
  })
  token!: string;

  @Field(() => AccessToken, { description: 'As it stands in the list.' })
  accessToken!: AccessToken;
}

@InputType({ description: 'A new access token.' })
export class AccessTokenInput implements AccessTokenDraft {
  @Field({ description: `What it is for, at most ${accessTokenLimits.nameCharacters} characters; no two of one name.` })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it may be used for, at least one.' })
  scopes!: TokenScope[];

  @Field(() => Int, { description: `Days that it is valid, 1 to ${accessTokenLimits.mostDays}.` })
  expiresInDays!: number;
}
