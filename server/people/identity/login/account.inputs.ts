import { Field, InputType } from 'type-graphql';
import type * as z from 'zod/mini';
import type { setupSchema } from './account.rules.ts';

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
