import * as z from 'zod/mini';
import { emailPattern, nameSchema } from '../users/user.rules.ts';
import {
  anyLines,
  cleanLines,
  keysOf,
  mapped,
  optionalLine,
  requiredLine,
  requiredLines,
  tagList,
} from '../core/text.rules.ts';
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
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  mobile: 'Enter a valid 10-digit mobile number.',
  gender: 'Gender is required',
  address: 'Address is required',
  skills: 'Skills are required',
  whatsapp: 'WhatsApp number is required',
  bio: 'About is required',
  bioLength: `About must be between ${profileLimits.bioMinimum} and ${profileLimits.bioMaximum} characters`,
  parentName: 'Parent name is required',
  parentPhone: 'Parent phone is required',
  parentRelation: 'Relation is required',
  parentEmail: 'Parent email is required',
  parentEmailInvalid: 'Parent email is invalid',
  contactEmailInvalid: 'Please enter a valid email address.',
  portfolio: 'Enter a valid web address.',
  experienceYears: `Years must be between 0 and ${profileLimits.experienceYears}`,
  projectName: 'Project name is required',
} as const;

/** An Indian mobile number as it is stored, +91 and ten digits, or null if the text is none (OP-088). */
export function indianMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  const number = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(digits)?.[1];
  return number ? `+91${number}` : null;
}

const asMobile = z.string().check(
  z.refine((text) => indianMobile(text) !== null, profileMessages.mobile),
  z.overwrite((text) => indianMobile(text) ?? text),
);
const requiredMobile = (message: string) =>
  z.pipe(z.string(message).check(z.trim(), z.minLength(1, message)), asMobile);
const optionalMobile = z.pipe(
  mapped(z.nullable(z.string().check(z.trim())), (text) => text || null),
  z.nullable(asMobile),
);

/** A web address as it is shown: host and path, without the scheme. */
const webAddress = z.pipe(
  mapped(
    optionalLine('Portfolio', profileLimits.line),
    (text) => text?.replace(/^https?:\/\//i, '').replace(/\/+$/, '') || null,
  ),
  z.nullable(
    z.string().check(z.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/[^\s<>"'`]*)?$/u, profileMessages.portfolio)),
  ),
);

const emailOrNull = (message: string) =>
  z.pipe(optionalLine('Email', profileLimits.email), z.nullable(z.string().check(z.regex(emailPattern, message))));
/** GraphQL may send null for any field: of a required one it counts as emptied. */
const given = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) =>
  z.pipe(
    mapped(z.nullable(z.string()), (text) => text ?? ''),
    schema,
  );
/** As Postgres counts: an emoji is one. */
const characters = (text: string): number => Array.from(text).length;

const hasLengthOfBio = (text: string): boolean =>
  characters(text) >= profileLimits.bioMinimum && characters(text) <= profileLimits.bioMaximum;
const givenTags = (what: string, limits: { length: number; count: number }) =>
  z.pipe(
    mapped(z.nullable(z.array(z.string())), (tags) => tags ?? []),
    tagList(what, limits),
  );
const experienceYears = mapped(
  z
    .number()
    .check(
      z.minimum(0, profileMessages.experienceYears),
      z.maximum(profileLimits.experienceYears, profileMessages.experienceYears),
    ),
  (years) => Math.round(years * 10) / 10,
);

const projectSchema = z.object({
  name: requiredLine('Project name', profileMessages.projectName, profileLimits.projectName),
  description: anyLines('Description', profileLimits.projectDescription),
  technologies: tagList('Each technology', { length: profileLimits.skill, count: profileLimits.technologies }),
});

/** Only what is given is looked at, and what the form requires cannot be emptied. */
export const seekerProfileSchema = z.partial(
  z.object({
    username: given(nameSchema),
    phone: given(requiredMobile(profileMessages.phone)),
    gender: z
      .nullable(z.enum(keysOf<Gender>(genderLabels)))
      .check(z.refine((gender) => gender !== null, profileMessages.gender)),
    address: given(requiredLines('Address', profileMessages.address, profileLimits.address)),
    skills: z.pipe(
      givenTags('Each skill', { length: profileLimits.skill, count: profileLimits.skills }),
      z.array(z.string()).check(z.minLength(1, profileMessages.skills)),
    ),
    whatsapp: given(requiredMobile(profileMessages.whatsapp)),
    bio: given(
      z.string().check(
        z.overwrite(cleanLines),
        z.minLength(1, profileMessages.bio),
        z.refine((text) => text === '' || hasLengthOfBio(text), profileMessages.bioLength),
      ),
    ),
    parentDetailsName: given(requiredLine('Parent name', profileMessages.parentName, profileLimits.line)),
    parentDetailsPhone: given(requiredMobile(profileMessages.parentPhone)),
    parentDetailsRelation: z
      .nullable(z.enum(keysOf<ParentRelation>(parentRelationLabels)))
      .check(z.refine((relation) => relation !== null, profileMessages.parentRelation)),
    parentDetailsEmail: z.pipe(
      given(requiredLine('Parent email', profileMessages.parentEmail, profileLimits.email)),
      z.string().check(z.regex(emailPattern, profileMessages.parentEmailInvalid)),
    ),
    resumeFileId: z.nullable(z.string()),
    education: optionalLine('Education', profileLimits.line),
    program: optionalLine('Program', profileLimits.line),
    portfolio: webAddress,
    location: optionalLine('Location', profileLimits.location),
    experienceYears: z.nullable(experienceYears),
    projects: mapped(
      z.nullable(
        z
          .array(projectSchema)
          .check(z.maxLength(profileLimits.projects, `At most ${profileLimits.projects} projects are possible.`)),
      ),
      (projects) => projects ?? [],
    ),
    certifications: givenTags('Each certification', {
      length: profileLimits.certification,
      count: profileLimits.certifications,
    }),
  }),
);
export type SeekerProfileFields = z.input<typeof seekerProfileSchema>;

/** A change of the recruiter's profile; everything but the name may be empty (HPROF-06). */
export const recruiterProfileSchema = z.partial(
  z.object({
    name: given(nameSchema),
    phone: optionalMobile,
    location: optionalLine('Location', profileLimits.location),
    company: optionalLine('Company', profileLimits.location),
    role: optionalLine('Role', profileLimits.line),
    experience: optionalLine('Experience', profileLimits.line),
    positionType: optionalLine('Position type', profileLimits.line),
    contactPerson: optionalLine('Contact person', profileLimits.line),
    contactEmail: emailOrNull(profileMessages.contactEmailInvalid),
  }),
);
export type RecruiterProfileFields = z.input<typeof recruiterProfileSchema>;
