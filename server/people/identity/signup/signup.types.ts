import { Field, ObjectType } from 'type-graphql';
import { CodeTicket } from '../login/account.types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A sign-up that this browser began and that still waits for its code.',
})
export class PendingSignup {
  @Field({ description: 'E-mail address that the code was sent to.' })
  email!: string;

  @Field({ description: 'Name that was given.' })
  name!: string;

  @Field(() => CodeTicket, { description: 'The latest ticket, with the counters as they are now.' })
  ticket!: CodeTicket;
}
