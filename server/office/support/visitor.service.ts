import { IsNull, LessThan } from 'typeorm';
import * as z from 'zod/mini';
import { hostBoundCookie } from '../../people/identity/sessions/session.rules.ts';
import type { RequestContext, Services } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { limitByAddress } from '../../core/limits.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import { defineCommand, defineQuery, runAsServer, type WriteScope } from '../../core/use-case.ts';
import { SupportConversation } from './conversation.entity.ts';
import type { SupportMessage } from './support.entity.ts';
import {
  supportMessages,
  supportMessageSchema,
  visitorConversationDays,
  visitorCookieSeconds,
  visitorLimit,
  visitorMessageSchema,
} from './support.rules.ts';
import { writeMessage } from './support.service.ts';
import { continueVisitorConversation, findVisitorMessage, listVisitorMessages } from './visitor.queries.ts';

/** This cookie gives a browser its conversation; it identifies no person. */
const cookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'chat');

function tokenHashOf({ cookies, services: { config } }: RequestContext): Buffer | null {
  const token = cookies[cookieName(config.publicUrl)];
  return token ? hashToken(token) : null;
}

const limit = (scope: WriteScope): Promise<void> =>
  limitByAddress(scope.request, 'visitor-chat', visitorLimit, scope.tx);

async function shown({ prepared }: WriteScope, tokenHash: Buffer, { id }: SupportMessage): Promise<SupportMessage> {
  const [message] = await prepared(findVisitorMessage({ tokenHash, id }));
  if (!message) throw new Error('The message was not stored.');
  return message;
}

/** Begins a conversation that belongs to this browser; the automatic answer follows at once (OP-049). */
export const startVisitorConversation = defineCommand({
  name: 'startVisitorConversation',
  allow: 'ANYONE',
  input: visitorMessageSchema,
  run: async (scope, { name, email, text }) => {
    await limit(scope);
    const { tx, request, effects, services, now } = scope;
    const token = newToken();
    const tokenHash = hashToken(token);
    const { id } = await tx.save(
      tx.create(SupportConversation, {
        visitorName: name,
        visitorEmail: email,
        visitorTokenHash: tokenHash,
        lastMessageAt: now,
        waitsSince: now,
      }),
    );
    effects.afterCommit.push(() =>
      request.cookieJar.set(cookieName(services.config.publicUrl), token, { maxAgeSeconds: visitorCookieSeconds }),
    );
    return shown(scope, tokenHash, await writeMessage(scope, { conversationId: id, authorId: null, text }));
  },
});

/** Null if this browser has no conversation, or one that has expired: a new one has to be started. */
export const sendVisitorMessage = defineCommand({
  name: 'sendVisitorMessage',
  allow: 'ANYONE',
  isCreating: true,
  visitor: (request) => tokenHashOf(request)?.toString('hex') ?? null,
  input: supportMessageSchema,
  run: async (scope, { text }): Promise<SupportMessage | null> => {
    await limit(scope);
    const tokenHash = tokenHashOf(scope.request);
    if (!tokenHash) return null;
    const [conversation] = await scope.prepared(continueVisitorConversation({ tokenHash, now: scope.now }));
    if (!conversation) return null;
    const message = await writeMessage(scope, { conversationId: conversation.id, authorId: null, text });
    return shown(scope, tokenHash, message);
  },
  answerIsAbout: (message) => [message?.conversationId ?? null],
});

/** A page of this browser's conversation, oldest first; empty without one. */
export const readVisitorMessages = defineQuery({
  name: 'visitorMessages',
  allow: 'ANYONE',
  input: z.object({ before: z.nullish(z.string()) }),
  run: async ({ services, request }, { before }) => {
    const { prepared } = services.database;
    const tokenHash = tokenHashOf(request);
    if (!tokenHash) return [];
    const [known] = before && isId(before) ? await prepared(findVisitorMessage({ tokenHash, id: before })) : [];
    if (before && !known) throw notFound(supportMessages.notFound());
    return prepared(listVisitorMessages({ tokenHash, before: before ?? null }));
  },
});

/** Those of people with an account are deleted with it. */
export const removeVisitorConversations = (services: Services): Promise<void> =>
  runAsServer(services, async ({ tx, now }) => {
    const lastMessageAt = LessThan(new Date(now.getTime() - visitorConversationDays * 86_400_000));
    await tx.delete(SupportConversation, { userId: IsNull(), lastMessageAt });
  });
