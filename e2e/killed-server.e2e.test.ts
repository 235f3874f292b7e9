import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, press } from './account-steps.ts';
import { onPage } from './on-page.ts';
import { openWindow } from './person.ts';
import { startBuiltServer } from '../test/built-server.ts';

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-process-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a server killed and restarted while a form is filled in loses nothing that was typed', async () => {
  const killed = await startBuiltServer(dataDir);
  const person = await openWindow({ baseURL: killed.url });
  const { page } = person;
  try {
    await page.goto('/login?returnTo=/account');
    await login(page, 'seeker@demo.kaamyab.test', 'Demo@12345');
    await press(page, 'Change name');
    await page.getByLabel('Full name').fill('Asha Devi Verma');
    const exited = once(killed.process, 'exit');
    killed.process.kill('SIGKILL');
    await exited;
    await press(page, 'Save name');
    await page.getByText('We could not reach the server. Check your connection and try again.').first().waitFor();
    await onPage(() => page.getByLabel('Full name').inputValue()).toBe('Asha Devi Verma');
    const again = await startBuiltServer(dataDir, { PORT: new URL(killed.url).port });
    await press(page, 'Save name');
    await page.getByText('Name saved.').waitFor();
    await again.stop();
  } finally {
    await person.leave();
  }
});
