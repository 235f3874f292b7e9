import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { WithWords } from '../../../test/with-words.tsx';
import { criteriaOf, noCriteria } from '../../shared/search/search-criteria.ts';
import { SearchBar } from './search-bar.tsx';
import { SeekerSearchBar } from '../../workspace/jobs/seeker-search-bar.tsx';

/** Where the browser submits the form, with its current values. */
function nativeTarget(): { path: string; criteria: ReturnType<typeof criteriaOf> } {
  const form = screen.getByRole('button', { name: 'Search' }).closest('form') as HTMLFormElement;
  expect(form.method).toBe('get');
  return {
    path: new URL(form.action).pathname,
    criteria: criteriaOf(new URLSearchParams([...new FormData(form)] as [string, string][])),
  };
}

test('PUB-01 without scripts the form itself opens the search with everything that was typed', () => {
  const wish = { what: 'C', where: 'Pune', experience: 'Fresher' };
  showScreen(<SearchBar criteria={wish} onSearch={() => undefined} />, {
    answers: {
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });
  expect(nativeTarget()).toEqual({ path: '/jobs/search', criteria: { ...noCriteria, ...wish } });
});

test("JOBS-02 without scripts the seekers' form stays on its page", () => {
  const wish = { what: 'C', where: 'Pune', years: 1.5 };
  showScreen(<SeekerSearchBar criteria={wish} onSearch={() => undefined} />, {
    answers: {
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });
  expect(nativeTarget()).toEqual({ path: '/apply-for-jobs', criteria: { ...noCriteria, ...wish } });
});

test("PUB-01 text typed into the server's HTML, before hydration, is searched for", async () => {
  const onSearch = jest.fn();
  const bar = (
    <WithWords>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
        <SearchBar criteria={noCriteria} onSearch={onSearch} />
      </ApolloProvider>
    </WithWords>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  document.body.append(container);
  const words = screen.getByLabelText<HTMLInputElement>('Job title, keywords or company');
  words.value = 'nurse';
  screen.getByLabelText<HTMLSelectElement>('Experience level').value = 'Senior';
  render(bar, { container, hydrate: true });
  await fill(screen.getByLabelText('Location'), 'Pune');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(words.value).toBe('nurse');
  expect(onSearch).toHaveBeenCalledWith({ what: 'nurse', where: 'Pune', experience: 'Senior' });
});

test('PUB-04 PUB-05 OP-101 suggestions begin with the second character, and one is taken by keyboard', async () => {
  jest.useFakeTimers();
  const answers: Answers = { JobSuggestions: () => ({ jobSuggestions: ['Driver', 'Dental Nurse', 'Decor'] }) };
  const { askedFor } = showScreen(<SearchBar criteria={noCriteria} onSearch={() => undefined} />, { answers });
  const words = screen.getByLabelText<HTMLInputElement>('Job title, keywords or company');
  await user.click(words);
  for (const [key, asked] of [
    ['d', []],
    ['e', [{ text: 'de' }]],
  ] as const) {
    await user.keyboard(key);
    // The pause in typing, then the answer.
    for (const ms of [1000, 10]) await act(() => jest.advanceTimersByTimeAsync(ms));
    expect([askedFor('JobSuggestions'), screen.queryAllByText('Driver').length]).toEqual([asked, asked.length]);
  }
  await user.keyboard('{ArrowDown}{Enter}');
  expect(words.value).toBe('Driver');
  jest.useRealTimers();
});

test('suggestions for earlier text disappear when the new ones fail to load', async () => {
  const answers: Answers = { JobSuggestions: () => ({ jobSuggestions: ['Nurse'] }) };
  showScreen(<SearchBar criteria={noCriteria} onSearch={() => undefined} />, { answers });
  const words = screen.getByLabelText<HTMLInputElement>('Job title, keywords or company');
  await fill(words, 'nu');
  await screen.findByText('Nurse');
  answers.JobSuggestions = 'FAIL';
  await fill(words, 'welder');
  await waitFor(() => expect(screen.queryByText('Nurse')).toBeNull());
});
