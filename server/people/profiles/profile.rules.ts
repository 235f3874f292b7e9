import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { emailPattern, nameSchema } from '../users/user.rules.ts';
import {
  type Message,
  anyLines,
  keysOf,
  westernDigits,
  mapped,
  oneLine,
  optionalLine,
  requiredLine,
  requiredLines,
  tagList,
  typedLines,
} from '../../core/text.rules.ts';
import { type Gender, genderLabels, type ParentRelation, parentRelationLabels } from './profile.labels.ts';

/** Characters, entries and years, at most; the About text also has a minimum (PROF-24). */
export const profileLimits = {
  address: 500,
  bioMinimum: 500,
  bioMaximum: 5000,
  email: 100,
  line: 200,
  location: 100,
  skill: 50,
  skills: 50,
  certification: 200,
  certifications: 30,
  projects: 20,
  projectName: 100,
  projectDescription: 2000,
  technologies: 20,
  experienceYears: 60,
} as const;

export const profileMessages = {
  name: () => t`Name is required`,
  email: () => t`Email is required`,
  phone: () => t`Phone is required`,
  mobile: () => t`Enter a valid 10-digit mobile number.`,
  gender: () => t`Gender is required`,
  address: () => t`Address is required`,
  skills: () => t`Skills are required`,
  whatsapp: () => t`WhatsApp number is required`,
  bio: () => t`About is required`,
  bioLength: () => t`About must be between ${profileLimits.bioMinimum} and ${profileLimits.bioMaximum} characters`,
  parentName: () => t`Parent name is required`,
  parentPhone: () => t`Parent phone is required`,
  parentRelation: () => t`Relation is required`,
  parentEmail: () => t`Parent email is required`,
  parentEmailInvalid: () => t`Parent email is invalid`,
  contactEmailInvalid: () => t`Please enter a valid email address.`,
  portfolio: () => t`Enter a valid web address.`,
  experienceYears: () => t`Years must be between 0 and ${profileLimits.experienceYears}`,
  projectName: () => t`Project name is required`,
} as const;

/**
 * An Indian mobile number as it is stored, +91 and ten digits, or null if the text is none (OP-088): typed in figures
 * of any script, with any dashes, copied from a list of contacts or a link.
 */
export function indianMobile(text: string): string | null {
  const digits = westernDigits(oneLine(text).normalize('NFKC'))
    .replace(/^tel:/i, '')
    .replace(/[\s().\p{Pd}\u2212]/gu, '');
  const number = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/.exec(digits)?.[1];
  return number ? `+91${number}` : null;
}

const asMobile = z.string().check(
  z.refine((text) => indianMobile(text) !== null, { error: profileMessages.mobile }),
  z.overwrite((text) => indianMobile(text) ?? text),
);
const requiredMobile = (error: Message) =>
  z.pipe(z.string({ error }).check(z.overwrite(oneLine), z.minLength(1, { error })), asMobile);
export const optionalMobile = z.pipe(
  mapped(z.nullable(z.string().check(z.overwrite(oneLine))), (text) => text || null),
  z.nullable(asMobile),
);

/** Hosts that resolve in the viewer's own network only. */
const privateHost =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$|^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|2[2-5]\d)\./;

/** What browsers take for a web address, as it is shown: host and path, without the scheme; or null. */
export function shownAddress(text: string): string | null {
  const [, host = '', rest = ''] = /^(?:(?:https?:)?\/\/)?([^/?#\\]*)(.*)$/i.exec(text) ?? [];
  const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : null;
  const name = url?.hostname.replace(/\.$/, '') ?? '';
  if (
    !url ||
    host.includes('@') ||
    !/^[^.]+(?:\.[^.]+)+$/.test(name) ||
    privateHost.test(name) ||
    /[\s<>"`]/.test(rest)
  )
    return null;
  const typed = host
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.(?=:|$)/, '');
  const isSame = URL.canParse(`https://${typed}`) && new URL(`https://${typed}`).hostname === name;
  const path = rest.replaceAll('\\', '/');
  return `${isSame ? typed : name + (url.port && `:${url.port}`)}${path}`.replace(/^([^?#]*?)\/+$/, '$1');
}

const webAddress = z.pipe(
  optionalLine(() => t`Portfolio`, profileLimits.line),
  z.nullable(
    z.string().check(
      z.refine((text) => shownAddress(text) !== null, { error: profileMessages.portfolio }),
      z.overwrite((text) => shownAddress(text) ?? text),
    ),
  ),
);

/** GraphQL may send null for any field: of a required one it counts as emptied. */
export const given = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) =>
  z.pipe(
    mapped(z.nullable(z.string()), (text) => text ?? ''),
    schema,
  );
function hasLengthOfBio(text: string): boolean {
  // As Postgres counts: an emoji is one.
  const { length } = Array.from(text);
  return length >= profileLimits.bioMinimum && length <= profileLimits.bioMaximum;
}

const givenTags = (what: Message, limits: Parameters<typeof tagList>[1]) =>
  z.pipe(
    mapped(z.nullable(z.array(z.string())), (tags) => tags ?? []),
    tagList(what, limits),
  );
const experienceYears = mapped(
  z
    .number()
    .check(
      z.minimum(0, { error: profileMessages.experienceYears }),
      z.maximum(profileLimits.experienceYears, { error: profileMessages.experienceYears }),
    ),
  (years) => Math.round(years * 10) / 10,
);

const projectSchema = z.object({
  name: requiredLine(() => t`Project name`, profileMessages.projectName, profileLimits.projectName),
  description: anyLines(() => t`Description`, profileLimits.projectDescription),
  technologies: tagList(() => t`Each technology`, { length: profileLimits.skill, count: profileLimits.technologies }),
});

/** Only what is given is looked at, and what the form requires cannot be emptied. */
export const seekerProfileSchema = z.partial(
  z.object({
    username: given(nameSchema),
    phone: given(requiredMobile(profileMessages.phone)),
    gender: z
      .nullable(z.enum(keysOf<Gender>(genderLabels)))
      .check(z.refine((gender) => gender !== null, { error: profileMessages.gender })),
    address: given(requiredLines(() => t`Address`, profileMessages.address, profileLimits.address)),
    skills: z.pipe(
      givenTags(() => t`Each skill`, { length: profileLimits.skill, count: profileLimits.skills }),
      z.array(z.string()).check(z.minLength(1, { error: profileMessages.skills })),
    ),
    whatsapp: given(requiredMobile(profileMessages.whatsapp)),
    bio: given(
      z.string().check(
        z.overwrite(typedLines),
        z.minLength(1, { error: profileMessages.bio }),
        z.refine((text) => text === '' || hasLengthOfBio(text), { error: profileMessages.bioLength }),
      ),
    ),
    parentDetailsName: given(requiredLine(() => t`Parent name`, profileMessages.parentName, profileLimits.line)),
    parentDetailsPhone: given(requiredMobile(profileMessages.parentPhone)),
    parentDetailsRelation: z
      .nullable(z.enum(keysOf<ParentRelation>(parentRelationLabels)))
      .check(z.refine((relation) => relation !== null, { error: profileMessages.parentRelation })),
    parentDetailsEmail: z.pipe(
      given(requiredLine(() => t`Parent email`, profileMessages.parentEmail, profileLimits.email)),
      z.string().check(z.regex(emailPattern, { error: profileMessages.parentEmailInvalid })),
    ),
    resumeFileId: z.nullable(z.string()),
    education: optionalLine(() => t`Education`, profileLimits.line),
    program: optionalLine(() => t`Program`, profileLimits.line),
    portfolio: webAddress,
    location: optionalLine(() => t`Location`, profileLimits.location),
    experienceYears: z.nullable(experienceYears),
    projects: mapped(
      z.nullable(
        z.array(projectSchema).check(
          z.maxLength(profileLimits.projects, {
            error: () => t`At most ${profileLimits.projects} projects are possible.`,
          }),
        ),
      ),
      (projects) => projects ?? [],
    ),
    certifications: givenTags(() => t`Each certification`, {
      length: profileLimits.certification,
      count: profileLimits.certifications,
      kind: 'sentences',
    }),
  }),
);
export type SeekerProfileFields = z.input<typeof seekerProfileSchema>;
