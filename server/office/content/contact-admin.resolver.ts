import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import {
  adminContactMessage,
  adminContactMessages,
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
} from './contact-admin.service.ts';
import { ContactMessageRecord, ContactMessageSlice, ContactStateEnum } from './contact-admin.types.ts';
import { contentAdminPageSize } from './content-admin.rules.ts';
import type { ContactState } from './content.labels.ts';

const idArg = { description: 'The message.' } as const;

@Resolver()
export class ContactAdminResolver {
  @Query(() => ContactMessageSlice, {
    description: 'Messages through the contact form, newest first, for ADMIN and SUPERADMIN.',
  })
  adminContactMessages(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name, the address or the message.' })
    search: string | null,
    @Arg('state', () => ContactStateEnum, { nullable: true, description: 'Where they stand; all if left out.' })
    state: ContactState | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(contentAdminPageSize)) pageSize: number | null,
  ): Promise<Slice<ContactMessageRecord>> {
    return adminContactMessages(context, { search, state, after, pageSize });
  }

  @Query(() => ContactMessageRecord, {
    nullable: true,
    description: 'One message through the contact form, for ADMIN and SUPERADMIN.',
  })
  adminContactMessage(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<ContactMessageRecord> {
    return adminContactMessage(context, { id });
  }

  @Mutation(() => ContactMessageRecord, {
    description: 'Mails an answer, with what was written below it. For ADMIN and SUPERADMIN.',
  })
  answerContactMessage(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('text', { description: 'The answer, at most 5000 characters.' }) text: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ContactMessageRecord> {
    return answerContactMessage(context, { id, text }, idempotencyKey);
  }

  @Mutation(() => ContactMessageRecord, {
    description: 'Closes a message, with or without an answer. For ADMIN and SUPERADMIN.',
  })
  closeContactMessage(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<ContactMessageRecord> {
    return closeContactMessage(context, { id });
  }

  @Mutation(() => ContactMessageRecord, {
    description: 'Opens a message again: it waits for an answer. For ADMIN and SUPERADMIN.',
  })
  reopenContactMessage(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<ContactMessageRecord> {
    return reopenContactMessage(context, { id });
  }
}
