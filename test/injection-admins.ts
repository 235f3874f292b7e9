import { makeJob, makeRecruiter } from './factories.ts';
import { injectionFor, injectionTexts } from './injection-texts.ts';
import { everything, type InjectionWorld, plant } from './injection-world.ts';
import type { TestServer } from './server.ts';

const reason = injectionTexts.join('\n').slice(0, 500);

/** C-12: what admins write, hostile too, and the addresses of admins at which it is read. */
export async function plantByAdmins(server: TestServer, { admin, superadmin }: InjectionWorld): Promise<string[]> {
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
  const { data: settings } = await server.graphql<{ portalSettings: { version: string } }>(
    '{ portalSettings { version } }',
    {},
    superadmin.token,
  );
  await plant(server, superadmin, 'changeSettings', {
    version: settings?.portalSettings.version,
    input: {
      mailSenderName: injectionFor(41, 60),
      footerAddress: injectionFor(42, 300),
      privacyText: everything,
      termsText: everything,
    },
  });
  return [
    `/admin/jobs?open=${jobId}`,
    `/admin/users?open=${culprit.id}`,
    `/admin/support?state=ANSWERED&open=${conversationId}`,
  ];
}
