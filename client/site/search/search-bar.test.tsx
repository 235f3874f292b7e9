import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { criteriaOf, noCriteria } from '../../shared/search/search-criteria.ts';
import { SearchBar } from './search-bar.tsx';
import { SeekerSearchBar } from '../../workspace/jobs/seeker-search-bar.tsx';

/** Where the browser itself takes the form, with what stands in it. */
function nativeTarget(): { path: string; criteria: ReturnType<typeof criteriaOf> } {
  const form = screen.getByRole('button', { name: 'Search' }).closest('form') as HTMLFormElement;
  expect(form.method).toBe('get');
  return {
    path: new URL(form.action).pathname,
    criteria: criteriaOf(new URLSearchParams([...new FormData(form)] as [string, string][])),
  };
}

test('PUB-01 without scripts the form itself leads to the search with all that was typed', () => {
  const wish = { what: 'C', where: 'Pune', experience: 'Fresher' };
  showScreen(<SearchBar criteria={wish} onSearch={() => undefined} />, {
    answers: {
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });
  expect(nativeTarget()).toEqual({ path: '/jobs/search', criteria: { ...noCriteria, ...wish } });
});

test('JOBS-02 without scripts the form of the seekers stays on its page', () => {
  const wish = { what: 'C', where: 'Pune', years: 1.5 };
  showScreen(<SeekerSearchBar criteria={wish} onSearch={() => undefined} />, {
    answers: {
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });
  expect(nativeTarget()).toEqual({ path: '/apply-for-jobs', criteria: { ...noCriteria, ...wish } });
});
