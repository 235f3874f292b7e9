import { updatesOf } from './job-updates.tsx';

test("OP-094 the events of the job and of the seeker's application form one list, newest first", () => {
  const updates = updatesOf({
    id: 'job',
    updates: [
      { type: 'CLOSING_SOON', text: 'Closes in 2 days', at: '2026-11-23T00:00:00Z' },
      { type: 'POSTED', text: 'Job posted', at: '2026-11-18T00:00:00Z' },
    ],
    myApplication: {
      id: 'application',
      timeline: [{ id: 'step', status: 'NEW', text: 'Applied', at: '2026-11-20T00:00:00Z' }],
    },
  });
  expect(updates.map(({ text }) => text)).toEqual(['Closes in 2 days', 'Your application: Applied', 'Job posted']);
});
