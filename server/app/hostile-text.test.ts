import { slowFor } from '../../test/growth.ts';
import { companyDomainSchema } from '../companies/company.rules.ts';
import { foldedText } from '../core/look-alikes.rules.ts';
import { cleanTags, searchTextSchema } from '../core/text.rules.ts';
import { safeFileName } from '../platform/files/file.rules.ts';
import { emailWith } from '../people/identity/login/account.rules.ts';
import { jobInputSchema } from '../hiring/jobs/job.rules.ts';
import { indianMobile, seekerProfileSchema } from '../people/profiles/profile.rules.ts';
import { nameSchema } from '../people/users/user.rules.ts';

/** A schema says that a text is too long only after it has been cleaned, and other checks see it all the same. */
test.each<[string, (text: string) => unknown]>([
  ['a name', (text) => nameSchema.safeParse(text)],
  ['an email', (text) => emailWith(() => '').safeParse(`${text}@example.in`)],
  ['a phone number', indianMobile],
  ['a portfolio', (text) => seekerProfileSchema.safeParse({ portfolio: text })],
  ['a search', (text) => searchTextSchema.safeParse(text)],
  ['a tag', (text) => cleanTags([text])],
  ['a company', (text) => jobInputSchema.shape.company.safeParse(text)],
  ['a domain', (text) => companyDomainSchema.safeParse(text)],
  ['a file name', safeFileName],
  ['what names are compared by', foldedText],
])('%s takes time in proportion to its length, whatever it is made of', (_what, read) =>
  expect(slowFor(read)).toEqual([]),
);
