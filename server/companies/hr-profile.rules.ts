import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { optionalLine } from '../core/text.rules.ts';
import { given, optionalMobile, profileLimits, profileMessages } from '../people/profiles/profile.rules.ts';
import { emailPattern, nameSchema } from '../people/users/user.rules.ts';
import { companyName } from './company.rules.ts';

/** A change of the recruiter's profile; everything but the name may be empty (HPROF-06). */
export const recruiterProfileSchema = z.partial(
  z.object({
    name: given(nameSchema),
    phone: optionalMobile,
    location: optionalLine(() => t`Location`, profileLimits.location),
    company: companyName(optionalLine(() => t`Company`, profileLimits.location)),
    /** A member of a verified company confirms that another name may leave it. */
    leaveCompany: z.nullable(z.boolean()),
    role: optionalLine(() => t`Role`, profileLimits.line),
    experience: optionalLine(() => t`Experience`, profileLimits.line),
    positionType: optionalLine(() => t`Position type`, profileLimits.line),
    contactPerson: optionalLine(() => t`Contact person`, profileLimits.line),
    contactEmail: z.pipe(
      optionalLine(() => t`Email`, profileLimits.email),
      z.nullable(z.string().check(z.regex(emailPattern, { error: profileMessages.contactEmailInvalid }))),
    ),
  }),
);
export type RecruiterProfileFields = z.input<typeof recruiterProfileSchema>;
