import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  anotherApplication,
  applicationOf,
  button,
  confirm,
  find,
  names,
  place,
  reload,
  server,
  settled,
  showApplicants,
  stand,
  startStand,
  tab,
} from '../../../test/applicants-screen.tsx';
import { setPhone } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { AllApplicationsPage } from './applicant-lists-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

beforeEach(startStand);
afterEach(() => {
  setPhone(false);
  jest.useRealTimers();
});

const open = (address = '/hire/applications?job=j1') => showApplicants(<ApplicationsPage />, address);
const openAll = (address = '/hire/all-applications') => showApplicants(<AllApplicationsPage />, address);

describe('one applicant', () => {
  const profile = (id = 'a2') => `/hire/applications?job=j1&application=${id}`;
  const opened = (name: string) =>
    waitFor(() =>
      expect(screen.getByRole('region', { name: 'Applicant' }).querySelector('h2')?.textContent).toBe(name),
    );

  test('HAPP-14 Back to List, and Previous and Next through the whole list across pages', async () => {
    open(profile('a3'));
    await opened('Asha 3');
    await screen.findByText('3 of 7');
    await user.click(button('Next'));
    await opened('Asha 4');
    await screen.findByText('4 of 7');
    expect(place()).toBe('/hire/applications?job=j1&page=2&application=a4');
    await user.click(button('Previous'));
    await opened('Asha 3');
    await user.click(button('Back to List'));
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j1'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
  });

  test('HAPP-14 going back to the list while Next loads its page stays on the list', async () => {
    const { Applicants } = server() as Record<string, (variables: object) => object>;
    const turned = Promise.withResolvers<void>();
    stand.answers.Applicants = (variables) =>
      variables.page === 2 ? turned.promise.then(() => Applicants?.(variables) ?? {}) : (Applicants?.(variables) ?? {});
    const { askedFor } = open(profile('a3'));
    await opened('Asha 3');
    await screen.findByText('3 of 7');
    await user.click(button('Next'));
    await waitFor(() => expect(askedFor('Applicants').at(-1)).toMatchObject({ page: 2 }));
    await user.click(button('Back to List'));
    await waitFor(() => expect(place()).toBe('/hire/applications?job=j1'));
    await act(async () => turned.resolve());
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/applications?job=j1');
  });

  test('HAPP-12 OP-056 a linked applicant has its page, position, way back and neighbours', async () => {
    openAll('/hire/all-applications?application=a6');
    await opened('Asha 6');
    await screen.findByText('6 of 7');
    expect(place()).toBe('/hire/all-applications?page=2&application=a6');
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('123');
    for (const [name, reached, leadsTo] of [
      ['Previous', 'Asha 5', 'a5'],
      ['Next', 'Asha 6', 'a6'],
    ] as const) {
      await user.click(button(name));
      await opened(reached);
      expect(place()).toBe(`/hire/all-applications?page=2&application=${leadsTo}`);
    }
    await user.click(button('Back to List'));
    await waitFor(() => expect(place()).toBe('/hire/all-applications?page=2'));
  });

  test('HAPP-21 HAPP-22 HAPP-23 OP-120 contact, place, education, skills, projects and timeline', async () => {
    open(profile());
    await opened('Asha 2');
    const contact = screen.getByRole('list', { name: 'Contact' });
    expect(
      within(contact)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:a2@example.in', 'tel:+919876543210', 'https://asha.example.in']);
    expect(contact.textContent).toContain('Pune');
    for (const [part, text] of [
      ['About', 'I keep books.'],
      ['Education', 'BCA'],
      ['Experience', '2 years'],
      ['Skills', 'Tally'],
      ['Projects', 'An online ledger.'],
      ['Certifications', 'Tally Prime'],
      ['Timeline', 'Applied'],
    ] as const) {
      expect(screen.getByRole('heading', { level: 3, name: part }).parentElement?.textContent).toContain(text);
    }
  });

  test('HAPP-38 dates are written out, as November 18, 2026', async () => {
    open(profile());
    await opened('Asha 2');
    expect(screen.getByRole('region', { name: 'Applicant' }).textContent).toContain('applied November 18, 2026');
  });

  test('HAPP-34 HAPPR-09 HAPPR-10 OP-040 a decision in a list of decided ones leads back to it', async () => {
    find('a2').status = 'APPROVED';
    setPhone(true);
    open(`${profile()}&tab=approved`);
    await opened('Asha 2');
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    await confirm('Confirm Rejection', 'Reject');
    await waitFor(() => expect(place()).not.toContain('application='));
    expect([screen.queryByRole('region', { name: 'Applicant' }), find('a2').status]).toEqual([null, 'REJECTED']);
  });

  /** All are new, and the list is filtered by that status: opening one removes it from the list. */
  const openNew = (id: string | null) => {
    for (const row of stand.rows) row.status = 'NEW';
    stand.answers.ApplicantProfile = ({ id: asked }) => {
      const application = applicationOf(find(asked));
      const startReview = application.status === 'NEW';
      return { application: { ...application, viewerCan: { ...application.viewerCan, startReview } } };
    };
    stand.answers.StartReview = ({ id: opening }) => ({
      startReview: applicationOf(Object.assign(find(opening), { status: 'IN_REVIEW' })),
    });
    return open(`/hire/applications?job=j1&status=new${id ? `&application=${id}` : ''}`);
  };
  const decideOn = async (label: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    await confirm(title, label);
  };

  test('stepping through the new ones shows each in the original order, though each leaves the list', async () => {
    const { push } = openNew('a1');
    await opened('Asha 1');
    await waitFor(() => expect(find('a1').status).toBe('IN_REVIEW'));
    await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
    await settled(['Asha 2', 'Asha 3', 'Asha 4']);
    for (const number of [2, 3, 4, 5]) {
      await user.keyboard('j');
      await opened(`Asha ${number}`);
      await screen.findByText(`${number} of 7`);
      await waitFor(() => expect(find(`a${number}`).status).toBe('IN_REVIEW'));
      await act(async () => push('ApplicationMoved', { applicationChanged: anotherApplication }));
    }
    for (const number of [4, 3, 2]) {
      await user.keyboard('k');
      await opened(`Asha ${number}`);
    }
    await user.click(button('Back to List'));
    await settled(['Asha 6', 'Asha 7']);
  });

  test('a reload while stepping through the new ones keeps the order', async () => {
    openNew(null);
    await user.click(await screen.findByRole('button', { name: 'View Profile', description: 'Asha 2' }));
    await opened('Asha 2');
    for (const load of [1, 2]) {
      await waitFor(() => expect(find(`a${load + 1}`).status).toBe('IN_REVIEW'));
      reload(<ApplicationsPage />);
      await opened(`Asha ${load + 1}`);
      await screen.findByText(`${load + 1} of 7`);
      await user.keyboard('j');
      await opened(`Asha ${load + 2}`);
    }
    reload(<ApplicationsPage />);
    await opened('Asha 4');
    await user.keyboard('k');
    await opened('Asha 3');
    await user.click(button('Back to List'));
    await settled(['Asha 1', 'Asha 5', 'Asha 6']);
  });

  test.each([false, true])(
    'after a decision the next undecided one opens, across pages, and finally the list (phone: %s)',
    async (isPhone) => {
      setPhone(isPhone);
      stand.rows.splice(5);
      const { push } = openNew('a2');
      await opened('Asha 2');
      // Another window decided on the next two first.
      for (const [id, status] of [
        ['a3', 'REJECTED'],
        ['a4', 'APPROVED'],
      ] as const) {
        const changed = applicationOf(Object.assign(find(id), { status }));
        await act(async () => push('ApplicationMoved', { applicationChanged: changed }));
      }
      await decideOn('Approve', 'Confirm Approval');
      await opened('Asha 5');
      await decideOn('Hold', 'Confirm Hold');
      await waitFor(() => expect(place()).toBe('/hire/applications?job=j1&status=new'));
    },
  );

  test('HAPP-33 HAPPR-15 HAPPR-09 HAPP-36 OP-122 OP-032 moved ones are in the other list, the next opens', async () => {
    open(profile('a1'));
    await opened('Asha 1');
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    await confirm('Confirm Rejection', 'Reject');
    await opened('Asha 2');
    await user.click(button('Back to List'));
    await settled(['Asha 2', 'Asha 3', 'Asha 4']);
    await user.click(tab('Rejected'));
    await settled(['Asha 1']);
    expect(names()).toEqual(['Asha 1']);
  });

  test('the dialog reports a decision from another window, and the new status is shown', async () => {
    stand.answers.SetApplicationStatus = new GraphQLError('It was moved meanwhile.', {
      extensions: { code: 'CONFLICT' },
    });
    open(profile());
    await opened('Asha 2');
    await user.click(await screen.findByRole('button', { name: /^Reject/ }));
    Object.assign(find('a2'), { status: 'APPROVED' });
    await confirm('Confirm Rejection', 'Reject');
    await within(screen.getByRole('dialog', { name: 'Confirm Rejection' })).findByRole('alert');
    await confirm('Confirm Rejection', 'Cancel');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Applicant' }).querySelector('header')?.textContent).toContain(
        'Approved',
      ),
    );
  });

  test('OP-098 after a withdrawal the profile says so and shows no contact details', async () => {
    Object.assign(find('a2'), { status: 'WITHDRAWN' });
    open(profile());
    await opened('Asha 2');
    expect(
      screen.queryByText('This application was withdrawn. Contact details and the resume are closed.'),
    ).not.toBeNull();
    expect(
      screen
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => /^(mailto|tel|https?):/.test(href ?? '')),
    ).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Approve|Hold|Reject)/ })).toBeNull();
  });
});
