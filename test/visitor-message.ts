import type { TestServer } from './server.ts';

/** Begins a conversation with the support as a visitor of that address. */
export const writeAsVisitor = (server: TestServer, email: string, text: string) =>
  server.graphql(
    `mutation ($email: String!, $text: String!) {
      startVisitorConversation(name: "Asha", email: $email, text: $text) { id }
    }`,
    { email, text },
  );
