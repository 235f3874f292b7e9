import { rm } from 'node:fs/promises';

export default async function teardown(): Promise<void> {
  if (!globalThis.e2eServer) return;
  const { server, dataDir } = globalThis.e2eServer;
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
