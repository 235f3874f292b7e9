import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Application } from '../applications/application.entity.ts';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { ApplicationNote } from './application-note.entity.ts';
import { addApplicationNote, deleteApplicationNote, loadNotes } from './application-note.service.ts';

@Resolver(() => Application)
export class ApplicationNoteResolver {
  @Mutation(() => ApplicationNote, {
    description: 'Adds a private note to an application; the applicant never sees it.',
  })
  addApplicationNote(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The application.' }) id: string,
    @Arg('text', { description: 'What to note.' }) text: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ApplicationNote> {
    return addApplicationNote(context, { id, text }, idempotencyKey);
  }

  @Mutation(() => Boolean, { description: 'Deletes an own note.' })
  deleteApplicationNote(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The note.' }) id: string,
  ): Promise<boolean> {
    return deleteApplicationNote(context, { id });
  }

  @FieldResolver(() => [ApplicationNote], {
    description: "The recruiter's own private notes, newest first; none for anybody else.",
  })
  notes(@Root() { id }: Application, @Ctx() context: RequestContext): Promise<ApplicationNote[]> {
    return loadNotes(context, id);
  }
}
