import type { TestServer } from './server.ts';

/** Starts a support conversation as a visitor with that address. */
export const writeAsVisitor = (server: TestServer, email: string, text: string) =>
  server.graphql(
    `mutation ($email: String!, $text: String!) {
      startVisitorConversation(name: "Asha", email: $email, text: $text) { id }
    }`,
    { email, text },
  );
