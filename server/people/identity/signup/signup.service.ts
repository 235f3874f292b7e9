import { type FindOperator, LessThanOrEqual } from 'typeorm';
import * as z from 'zod/mini';
import { limitByAddress } from '../../../core/limits.ts';
import type { Services } from '../../../core/context.ts';
import { badInput } from '../../../core/errors.ts';
import { insertMissing } from '../../../core/insert-missing.ts';
import { nobodyAt } from '../../../core/mail.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { hashToken, newToken } from '../../../core/secrets.ts';
import { defineSteps, runAsServer, type StepScope, type WriteScope } from '../../../core/use-case.ts';
import {
  checkUpload,
  type CheckedUpload,
  giveReservedFile,
  isReservable,
  storeFile,
  releaseReservedFiles,
  reserveFile,
} from '../../../platform/files/file.service.ts';
import { uploadRules } from '../../../platform/files/file.rules.ts';
import { HrProfile, JobseekerProfile } from '../../profiles/profile.entity.ts';
import { readConsentInForce } from '../../../platform/settings/settings.service.ts';
import { Consent, User } from '../../users/user.entity.ts';
import {
  accountLimits,
  accountMessages,
  resendSignupCodeSchema,
  signupFormSchema,
  verifySignupSchema,
} from '../login/account.rules.ts';
import { addressLimits } from '../login/attempt.rules.ts';
import { type LoginResult, signedIn } from '../login/login.service.ts';
import { type Attempt, admitCode, admitGuess, limitCodeMails, sendCode } from '../login/attempt.service.ts';
import { type Subject, subjectOf, guessingAs } from '../login/subject.service.ts';
import { ticketOf, withCounters } from '../login/counters.service.ts';
import { consumeCode, issueCode } from '../login/code.service.ts';
import { enterCode } from '../login/guess.service.ts';
import { openSession } from '../sessions/session.service.ts';
import { Signup } from './signup.entity.ts';
import { forgetTicket, keepTicket } from './pending-signup.service.ts';
import { signupCodeMail, signupTriedMail, welcomeMail } from './signup.mails.ts';

type SignupForm = z.output<typeof signupFormSchema>;
type Resume = { upload: CheckedUpload } | { fileId: string } | null;

/**
 * A seeker's resume was uploaded before or comes along. Known and unknown addresses get the same answer after the same
 * work, so that no one finds out which have accounts; the owner of a known one is notified by mail. REG-24.
 */
export const signup = withCounters(
  defineSteps({
    name: 'signup',
    allow: 'ANYONE',
    input: z.object({ input: z.extend(signupFormSchema, { file: z.optional(z.unknown()) }) }),
    run: async (steps, { input: { file, ...form } }) => {
      const { request, services } = steps;
      const resume = form.role === 'JOBSEEKER' ? await findResume(services, form.resumeFileId, file) : null;
      await limitByAddress(request, 'signup', {
        ...addressLimits.signups,
        message: accountMessages.tooManyFromAddress,
      });
      const subject = await subjectOf(steps, 'SIGNUP', form.email);
      const passwordHash = await hashPassword(form.password);
      const tempToken = newToken();
      const signupId = await sendCode(steps, subject, (scope, attempt) =>
        insertSignup(scope, attempt, form, { resume, passwordHash, tempToken }),
      );
      return ticketOf(guessingAs(subject, signupId), accountMessages.codeSent(), tempToken);
    },
  }),
);

/** REST sends the resume along, GraphQL names an upload; either way it is checked before anything is counted. */
async function findResume(services: Services, fileId: string | null | undefined, upload: unknown): Promise<Resume> {
  if (upload !== undefined) return { upload: await checkUpload(services, upload, 'RESUME') };
  if (fileId && (await isReservable(services, fileId, 'RESUME'))) return { fileId };
  throw badInput({ resumeFileId: uploadRules.RESUME.invalid() });
}

async function insertSignup(
  scope: WriteScope,
  attempt: Attempt,
  form: SignupForm,
  { resume, passwordHash, tempToken }: { resume: Resume; passwordHash: string; tempToken: string },
): Promise<string> {
  const { tx, now } = scope;
  const { email, name, role } = form;
  const expiresAt = new Date(now.getTime() + accountLimits.signupSeconds * 1000);
  const { id: signupId } = await tx.save(
    tx.create(Signup, {
      email,
      name,
      role,
      passwordHash,
      resumeFileId: await takeResume(scope, resume),
      hasConsented: form.consent ?? false,
      isAdult: form.adult ?? false,
      ticketHash: hashToken(tempToken),
      createdAt: now,
      expiresAt,
    }),
  );
  await mailSignupCode(scope, attempt, { id: signupId, name });
  keepTicket(scope, tempToken, expiresAt);
  return signupId;
}

async function takeResume(scope: WriteScope, resume: Resume): Promise<string | null> {
  if (!resume) return null;
  if ('fileId' in resume)
    return reserveFile(scope.tx, { fileId: resume.fileId, purpose: 'RESUME', now: scope.now, field: 'resumeFileId' });
  return (await storeFile(scope, resume.upload, { ownerId: null, claimedAt: scope.now })).id;
}

/** The owner of a known address is notified instead; no one then knows the code. */
export async function mailSignupCode(
  { tx, services, effects, now }: WriteScope,
  { subject: { email }, user: owner }: Attempt,
  { id, name }: Pick<Signup, 'id' | 'name'>,
): Promise<void> {
  const code = await issueCode(tx, services, { purpose: 'SIGNUP', email, signupId: id }, now);
  effects.mails.push(owner ? signupTriedMail(owner) : signupCodeMail({ ...nobodyAt(email), name }, code));
}

/** Under a new ticket; the earlier ones end. BAD_USER_INPUT if the ticket is not the latest of this address. */
export const resendSignupCode = withCounters(
  defineSteps({
    name: 'resendSignupCode',
    allow: 'ANYONE',
    input: resendSignupCodeSchema,
    run: async (steps, { email, tempToken: oldToken }) => {
      const { request, services, now } = steps;
      if (!(await findSignup(services, email, oldToken, now)))
        throw badInput({ tempToken: accountMessages.signupGone() });
      await limitCodeMails(request);
      const subject = await subjectOf(steps, 'SIGNUP', email);
      const tempToken = newToken();
      const signupId = await sendCode(steps, subject, async (scope, attempt) => {
        const ticketHash = hashToken(tempToken);
        const { affected } = await scope.tx.update(Signup, { ticketHash: hashToken(oldToken) }, { ticketHash });
        if (!affected) throw badInput({ tempToken: accountMessages.signupGone() });
        const renewed = await scope.tx.findOneByOrFail(Signup, { ticketHash });
        await mailSignupCode(scope, attempt, renewed);
        keepTicket(scope, tempToken, renewed.expiresAt);
        return renewed.id;
      });
      return ticketOf(guessingAs(subject, signupId), accountMessages.codeResent(), tempToken);
    },
  }),
);

async function findSignup({ database }: Services, email: string, tempToken: string, now: Date): Promise<Signup | null> {
  const found = await database.manager.findOneBy(Signup, { ticketHash: hashToken(tempToken), email });
  return found && found.expiresAt > now ? found : null;
}

/** Account, profile, resume and session, all or nothing. UNAUTHENTICATED, or BLOCKED at the third wrong code. */
export const verifySignup = withCounters(
  defineSteps({
    name: 'verifySignup',
    allow: 'ANYONE',
    input: verifySignupSchema,
    run: async (steps, { email, otp, tempToken }) => {
      const { request, services, now } = steps;
      const found = await findSignup(services, email, tempToken, now);
      // Without a sign-up there is nothing to guess at: it counts at the network, not at those who wait for their code.
      const subject = guessingAs(await subjectOf(steps, 'SIGNUP', email), found?.id ?? request.ipAddress);
      const attempt = await (found ? admitCode(subject) : admitGuess(subject, 'verify'));
      const binding = { purpose: 'SIGNUP', email, signupId: found?.id ?? null } as const;
      const open = found && ((codeId: string) => openAccount(steps, subject, found, codeId));
      return enterCode(attempt, binding, otp, open);
    },
  }),
);

/** Null if another request was first with this code or this address. */
const openAccount = (steps: StepScope, subject: Subject, found: Signup, codeId: string): Promise<LoginResult | null> =>
  steps.inTransaction(async (scope) => {
    const { tx, now, effects } = scope;
    if (!(await consumeCode(tx, codeId, now))) return null;
    const user = await insertUser(scope, found);
    if (!user) return null;
    if (found.resumeFileId) await giveReservedFile(tx, found.resumeFileId, user.id);
    if (found.role === 'JOBSEEKER')
      await tx.insert(JobseekerProfile, { userId: user.id, resumeFileId: found.resumeFileId });
    else await tx.insert(HrProfile, { userId: user.id });
    await endSignups(tx, { email: found.email });
    const opened = await openSession(scope, user, subject, 'verify');
    forgetTicket(scope);
    effects.mails.push(welcomeMail(user, user.role === 'HR' ? '/hire/hrprofile' : '/profile'));
    return opened && signedIn(user, opened, accountMessages.signupVerified());
  });

async function insertUser(
  { tx, prepared, now }: Pick<WriteScope, 'tx' | 'prepared' | 'now'>,
  { email, name, role, passwordHash, hasConsented, isAdult, createdAt: agreedAt }: Signup,
): Promise<User | null> {
  const account = { email, name, role, passwordHash, emailVerifiedAt: now, createdAt: now, updatedAt: now };
  const [id] = await insertMissing(tx, User, account);
  if (id === undefined) return null;
  const { version, since } = await readConsentInForce(prepared);
  // What they agreed to is not what holds now: they are asked again.
  const isCurrent = since === null || agreedAt >= since;
  const given = [...(hasConsented ? ['PRIVACY_NOTICE' as const] : []), ...(isAdult ? ['ADULT' as const] : [])];
  const consents = isCurrent ? given : [];
  await tx.insert(
    Consent,
    consents.map((kind) => ({ userId: id, kind, version, givenAt: now })),
  );
  return tx.findOneByOrFail(User, { id });
}

/** Their resumes are released, except those that have an owner by now. */
export async function endSignups(
  tx: WriteScope['tx'],
  where: { email: string } | { expiresAt: FindOperator<Date> },
): Promise<void> {
  const { raw } = await tx
    .createQueryBuilder()
    .delete()
    .from(Signup)
    .where(where)
    .returning('resume_file_id as "fileId"')
    .execute();
  const ended = raw as { fileId: string | null }[];
  await releaseReservedFiles(
    tx,
    ended.flatMap(({ fileId }) => fileId ?? []),
  );
}

/** Sign-ups that no one confirmed end after a day; their resumes follow with the unclaimed files. */
export const removeExpiredSignups = (services: Services): Promise<void> =>
  runAsServer(services, ({ tx, now }) => endSignups(tx, { expiresAt: LessThanOrEqual(now) }));
