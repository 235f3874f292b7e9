import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { mayReport, ReportButton } from './report-button.tsx';

const show = (answers: Answers) =>
  showScreen(<ReportButton target={{ kind: 'JOB', id: 'j1' }} label="Report this job" />, { answers });
const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Report this job' }));
  return within(await screen.findByRole('dialog', { name: 'Report this job' }));
};
const send = { name: 'Send the report' };

test('a report has a reason, "Something else" requires text, and the button confirms it', async () => {
  const sent: unknown[] = [];
  show({
    ReportJob: ({ id, input }) => {
      sent.push({ id, input });
      return { sent: true };
    },
  });
  const dialog = await open();
  await user.click(dialog.getByRole('button', send));
  await dialog.findByText('Please choose what is wrong.');
  await user.click(dialog.getByRole('radio', { name: 'Something else' }));
  await user.click(dialog.getByRole('button', send));
  await dialog.findByText('Please say in a few words what is wrong.');
  await fill(dialog.getByRole('textbox', { name: 'What happened' }), 'It is the job of another company.');
  await user.click(dialog.getByRole('button', send));
  await screen.findByText('Reported. Thank you.');
  expect(sent).toEqual([{ id: 'j1', input: { reason: 'OTHER', text: 'It is the job of another company.' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an error is shown in the dialog, and typed text stays', async () => {
  const already = 'You have reported this already. We are looking at it.';
  show({ ReportJob: new GraphQLError(already, { extensions: { code: 'CONFLICT' } }) });
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: 'Asks for money or documents' }));
  await fill(dialog.getByRole('textbox', { name: 'What happened' }), 'They want ₹500.');
  await user.click(dialog.getByRole('button', send));
  await dialog.findByText(already);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' }).value).toBe('They want ₹500.');
});

test('seekers and recruiters can report; admins and visitors cannot', () => {
  expect(([undefined, 'JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'] as const).map(mayReport)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
