import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { toastStore } from '../ui/toast.ts';
import { ApplyAction } from './apply-action.tsx';

const job: ApplyActionJobFragment = {
  id: 'j1',
  title: 'Weaver',
  status: 'ACTIVE',
  applied: false,
  company: { id: 'c1', name: 'Ravi Mills' },
  viewerCan: { apply: true },
  myApplication: null,
};

const refusals = [
  [{ code: 'CONFLICT', reason: 'DONE_ALREADY' }, ['blank', 'You have applied for this job already.']],
  [{ code: 'CONFLICT' }, ['error', 'As the server says it']],
] as const;

test.each(refusals)(
  'APPL-03 refused with %j: what is done already is no mistake; the job is read again',
  async (...row) => {
    const [extensions, said] = row;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    toastStore.toasts([]);
    const onRefused = jest.fn();
    const ApplyToJob = new GraphQLError('As the server says it', { extensions });
    showScreen(<ApplyAction job={job} isSignedIn label="Apply" onApplied={() => undefined} onRefused={onRefused} />, {
      answers: { ApplyToJob },
    });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(toastStore.toasts().map(({ kind, content }) => [kind, content])).toEqual([said]);
  },
);
