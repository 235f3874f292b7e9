import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { profileLimits } from '../../people/profiles/profile.rules.ts';
import { oneNumber } from '../../core/digits.rules.ts';
import { searchTextSchema, tagList } from '../../core/text.rules.ts';

/** Of what a seeker agrees to. Change it with the text at the switch. */
export const talentConsentVersion = '2026-11';

/** Results are counted and paged up to here. */
export const countedTalent = 1000;
export const talentPageSize = 10;
export const mostSearchedSkills = 5;

export const talentMessages = {
  notVerified: () => t`Only recruiters of verified companies can look for people and invite them.`,
  gone: () => t`This person is no longer visible.`,
  years: () => t`Years must be between 0 and ${profileLimits.experienceYears}`,
  yearsOrder: () => t`The second number of years must not be below the first.`,
} as const;

const years = z.nullish(
  z
    .int({ error: ({ input }) => (Number.isNaN(input) ? oneNumber() : talentMessages.years()) })
    .check(
      z.minimum(0, { error: talentMessages.years }),
      z.maximum(profileLimits.experienceYears, { error: talentMessages.years }),
    ),
);

export const talentFilterSchema = z
  .object({
    skills: z.nullish(tagList(() => t`Each skill`, { length: profileLimits.skill, count: mostSearchedSkills })),
    location: searchTextSchema,
    minYears: years,
    maxYears: years,
  })
  .check(
    z.refine(({ minYears, maxYears }) => (minYears ?? 0) <= (maxYears ?? profileLimits.experienceYears), {
      path: ['maxYears'],
      error: talentMessages.yearsOrder,
    }),
  );
export type TalentFilterValues = z.output<typeof talentFilterSchema>;
