import { makeJob, makeRecruiter } from './factories.ts';
import { injectionFor, injectionTexts } from './injection-texts.ts';
import { everything, type InjectionWorld, plant } from './injection-world.ts';
import type { TestServer } from './server.ts';

const reason = injectionTexts.join('\n').slice(0, 500);

/** C-12: what admins write, hostile too, and the addresses of admins at which it is read. */
export async function plantByAdmins(server: TestServer, { admin }: InjectionWorld): Promise<string[]> {
  const culprit = await makeRecruiter(server.services);
  const jobId = await makeJob(server.services, culprit);
  await plant(server, admin, 'takeDownJob', { id: jobId, reason });
  await plant(server, admin, 'disableUser', { id: culprit.id, reason });
  const { data } = await server.graphql<{ supportConversations: { items: { id: string }[] } }>(
    '{ supportConversations { items { id } } }',
    {},
    admin.token,
  );
  const conversationId = data?.supportConversations.items[0]?.id ?? '';
  await plant(server, admin, 'answerSupportConversation', { id: conversationId, text: everything });
  const announcement = { title: injectionFor(5, 150), description: everything, isGeneral: true };
  const { id } = await plant(server, admin, 'createAnnouncement', { input: announcement });
  await plant(server, admin, 'updateAnnouncement', { id, input: announcement });
  const question = { question: injectionFor(6, 300), answer: everything };
  const faq = await plant(server, admin, 'createFaq', { input: question });
  await plant(server, admin, 'updateFaq', { id: faq.id, input: question });
  const messageId = await findContactMessage(server, admin);
  await plant(server, admin, 'answerContactMessage', { id: messageId, text: everything });
  return [
    `/admin/announcements?open=${String(id)}`,
    '/admin/faqs',
    `/admin/contact?open=${messageId}`,
    `/admin/jobs?open=${jobId}`,
    `/admin/users?open=${culprit.id}`,
    `/admin/support?state=ANSWERED&open=${conversationId}`,
  ];
}

async function findContactMessage(server: TestServer, { token }: { token: string }): Promise<string> {
  const { data } = await server.graphql<{ adminContactMessages: { items: { id: string }[] } }>(
    '{ adminContactMessages { items { id } } }',
    {},
    token,
  );
  return data?.adminContactMessages.items[0]?.id ?? '';
}
