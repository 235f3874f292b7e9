import { z } from 'zod';
import { emailPattern, nameSchema } from '../users/user.rules.ts';
import { atMost, cleanLines, keysOf, optionalLine, requiredLine, requiredLines, tagList } from '../core/text.rules.ts';
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

const asMobile = z.string().transform((text, context) => {
  const mobile = indianMobile(text);
  if (mobile === null) context.addIssue({ code: 'custom', message: profileMessages.mobile });
  return mobile ?? text;
});
const requiredMobile = (message: string) => z.string(message).trim().min(1, message).pipe(asMobile);
const optionalMobile = z
  .string()
  .trim()
  .nullable()
  .transform((text) => text || null)
  .pipe(asMobile.nullable());

/** A web address as it is shown: host and path, without the scheme. */
const webAddress = optionalLine('Portfolio', profileLimits.line)
  .transform((text) => text?.replace(/^https?:\/\//i, '').replace(/\/+$/, '') || null)
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/[^\s<>"'`]*)?$/u, profileMessages.portfolio)
      .nullable(),
  );

const emailOrNull = (message: string) =>
  optionalLine('Email', profileLimits.email).pipe(z.string().regex(emailPattern, message).nullable());
/** GraphQL may send null for any field: of a required one it counts as emptied. */
const given = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((text) => text ?? '')
    .pipe(schema);
/** As Postgres counts: an emoji is one. */
const characters = (text: string): number => Array.from(text).length;

const projectSchema = z.object({
  name: requiredLine('Project name', profileMessages.projectName, profileLimits.projectName),
  description: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(profileLimits.projectDescription, atMost('Description', profileLimits.projectDescription))),
  technologies: tagList('Each technology', { length: profileLimits.skill, count: profileLimits.technologies }),
});

/** Only what is given is looked at, and what the form requires cannot be emptied. */
export const seekerProfileSchema = z
  .object({
    username: given(nameSchema),
    phone: given(requiredMobile(profileMessages.phone)),
    gender: z
      .enum(keysOf<Gender>(genderLabels))
      .nullable()
      .refine((gender) => gender !== null, profileMessages.gender),
    address: given(requiredLines('Address', profileMessages.address, profileLimits.address)),
    skills: z
      .array(z.string())
      .nullable()
      .transform((skills) => skills ?? [])
      .pipe(tagList('Each skill', { length: profileLimits.skill, count: profileLimits.skills }))
      .pipe(z.array(z.string()).min(1, profileMessages.skills)),
    whatsapp: given(requiredMobile(profileMessages.whatsapp)),
    bio: given(z.string().transform(cleanLines))
      .pipe(z.string().min(1, profileMessages.bio))
      .refine(
        (text) =>
          text === '' || (characters(text) >= profileLimits.bioMinimum && characters(text) <= profileLimits.bioMaximum),
        profileMessages.bioLength,
      ),
    parentDetailsName: given(requiredLine('Parent name', profileMessages.parentName, profileLimits.line)),
    parentDetailsPhone: given(requiredMobile(profileMessages.parentPhone)),
    parentDetailsRelation: z
      .enum(keysOf<ParentRelation>(parentRelationLabels))
      .nullable()
      .refine((relation) => relation !== null, profileMessages.parentRelation),
    parentDetailsEmail: given(requiredLine('Parent email', profileMessages.parentEmail, profileLimits.email)).pipe(
      z.string().regex(emailPattern, profileMessages.parentEmailInvalid),
    ),
    resumeFileId: z.string().nullable(),
    education: optionalLine('Education', profileLimits.line),
    program: optionalLine('Program', profileLimits.line),
    portfolio: webAddress,
    location: optionalLine('Location', profileLimits.location),
    experienceYears: z
      .number()
      .min(0, profileMessages.experienceYears)
      .max(profileLimits.experienceYears, profileMessages.experienceYears)
      .transform((years) => Math.round(years * 10) / 10)
      .nullable(),
    projects: z
      .array(projectSchema)
      .max(profileLimits.projects, `At most ${profileLimits.projects} projects are possible.`)
      .nullable()
      .transform((projects) => projects ?? []),
    certifications: tagList('Each certification', {
      length: profileLimits.certification,
      count: profileLimits.certifications,
    })
      .nullable()
      .transform((names) => names ?? []),
  })
  .partial();
export type SeekerProfileFields = z.input<typeof seekerProfileSchema>;

/** A change of the recruiter's profile; everything but the name may be empty (HPROF-06). */
export const recruiterProfileSchema = z
  .object({
    name: given(nameSchema),
    phone: optionalMobile,
    location: optionalLine('Location', profileLimits.location),
    company: optionalLine('Company', profileLimits.location),
    role: optionalLine('Role', profileLimits.line),
    experience: optionalLine('Experience', profileLimits.line),
    positionType: optionalLine('Position type', profileLimits.line),
    contactPerson: optionalLine('Contact person', profileLimits.line),
    contactEmail: emailOrNull(profileMessages.contactEmailInvalid),
  })
  .partial();
export type RecruiterProfileFields = z.input<typeof recruiterProfileSchema>;
