import { screen, waitFor, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { AuditLogPage } from './audit-log-page.tsx';

const line = (id: string) => ({
  id,
  at: '2026-11-18T05:30:00.000Z',
  actorName: 'Asha Admin',
  actorEmail: 'asha@example.in',
  actorRole: 'ADMIN',
  operation: 'verifyCompany',
  operationText: 'Verified a company or took that back',
  subjectType: 'COMPANY',
  subjectId: '01900000-0000-7000-8000-000000000001',
  subjectName: 'Kaveri Steel',
  ipAddress: '10.0.0.1',
  changes: [
    { name: 'verifiedAt', before: null, after: '2026-11-18T05:30:00.000Z' },
    { name: 'members', before: '["01900000-0000-7000-8000-000000000002"]', after: '[]' },
  ],
});
const show = (at: string, items = [line('1')], endCursor: string | null = null) =>
  showScreen(<AuditLogPage />, {
    at,
    answers: { AuditLog: () => ({ auditLog: { __typename: 'AuditSlice', items, endCursor } }) },
  });

test('an entry says who changed what, before and after, in words; the item links to all its entries', async () => {
  const shown = show('/superadmin/audit');
  const [row] = await screen.findAllByRole('row', { name: /Asha Admin/ });
  expect(
    within(row!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Verified: none → November 18, 2026, 11:00 AM', 'Members: 1 → none']);
  await user.click(screen.getByRole('link', { name: 'Company: Kaveri Steel' }));
  await waitFor(() =>
    expect(shown.askedFor('AuditLog').at(-1)).toMatchObject({
      filter: { subjectType: 'COMPANY', subjectId: '01900000-0000-7000-8000-000000000001' },
    }),
  );
});

test('filters are in the address, and older entries are one link away', async () => {
  const shown = show('/superadmin/audit?operation=verifyCompany&from=2026-11-01&to=nonsense', [line('1')], 'mark');
  await screen.findByRole('table', { name: 'Audit log' });
  expect(shown.askedFor('AuditLog')[0]).toMatchObject({
    filter: { operation: 'verifyCompany', from: '2026-11-01', to: null },
    after: null,
  });
  await user.click(screen.getByRole('link', { name: 'Show older' }));
  expect(shown.address()).toContain('after=mark');
  await user.type(screen.getByRole('searchbox', { name: /Who/ }), 'asha@example.in{Enter}');
  await waitFor(() => expect(shown.address()).toContain('person=asha%40example.in'));
  expect(shown.address()).not.toContain('after=');
  expect(screen.getByRole('link', { name: /Download CSV/ }).getAttribute('href')).toContain('operation=verifyCompany');
});
