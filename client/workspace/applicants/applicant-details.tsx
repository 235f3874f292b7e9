import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { late } from '../../shared/ui/late.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { Timeline } from '../ui/timeline.tsx';
import styles from './applicant-details.module.css';
import { PrivateNotes } from './private-notes.tsx';

const RESUME_HEIGHT = 600;
const PdfPreview = late(async () => (await import('../ui/pdf-preview.tsx')).PdfPreview);

/** Portfolios are stored as typed, often without a scheme; whatever it says, it leads to a web page. */
export const webAddress = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

/** Program and schooling; many write the one into the other. */
export const educationText = (program: string | null, education: string | null): string =>
  program && education?.includes(program) ? education : [program, education].filter(Boolean).join('\n');

/** All that the recruiter may read about a person (OP-088, OP-120). */
export function ApplicantDetails({ application }: { application: ApplicantProfileFragment }) {
  const { applicant, resume, timeline } = application;
  return (
    <>
      {application.status === 'WITHDRAWN' && (
        <p className={styles.quiet}>{t`This application was withdrawn. Contact details and the resume are closed.`}</p>
      )}
      <Contact applicant={applicant} />
      <Background applicant={applicant} />
      <Part title={t`Resume`}>
        <Resume resume={resume} />
      </Part>
      <Part title={t`Private notes`}>
        <PrivateNotes application={application} />
      </Part>
      <Part title={t`Timeline`}>
        <Timeline
          steps={timeline.map(({ id, status, text, at, actorName, reason }) => ({
            id,
            status,
            at,
            text,
            note: [actorName, reason && `“${reason}”`].filter(Boolean).join(': '),
          }))}
        />
      </Part>
    </>
  );
}

/** What the person writes about themselves; what is empty is not shown. */
function Background({ applicant }: Pick<ApplicantProfileFragment, 'applicant'>) {
  const { education, program, experience, bio, skills, projects, certifications } = applicant;
  return (
    <>
      <Text title={t`About`}>{bio}</Text>
      <Text title={t`Education`}>{educationText(program, education)}</Text>
      <Text title={t`Experience`}>{experience}</Text>
      {skills.length > 0 && (
        <Part title={t`Skills`}>
          <Pills names={skills} label={t`Skills`} />
        </Part>
      )}
      {projects.length > 0 && (
        <Part title={t`Projects`}>
          <Projects projects={projects} />
        </Part>
      )}
      {certifications.length > 0 && (
        <Part title={t`Certifications`}>
          <ul className={styles.points}>
            {certifications.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const Text = ({ title, children }: { title: string; children: string | null }) =>
  children && (
    <Part title={title}>
      <p className={styles.text}>{children}</p>
    </Part>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Contact({ applicant: { email, phone, portfolio, location } }: Pick<ApplicantProfileFragment, 'applicant'>) {
  const lines: { icon: IconName; text: string; href?: string; isElsewhere?: boolean }[] = [
    ...(email ? [{ icon: 'mail' as const, text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ icon: 'phone' as const, text: groupedPhone(phone), href: `tel:${phone}` }] : []),
    ...(portfolio
      ? [{ icon: 'briefcase' as const, text: portfolio, href: webAddress(portfolio), isElsewhere: true }]
      : []),
    ...(location ? [{ icon: 'pin' as const, text: location }] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.contact} aria-label={t`Contact`}>
      {lines.map(({ icon, text, href, isElsewhere }) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {href ? (
            <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

function Projects({ projects }: { projects: ApplicantProfileFragment['applicant']['projects'] }) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ name, description, technologies }) => (
        <li key={name}>
          <h4>{name}</h4>
          <p className={styles.text}>{description}</p>
          {technologies.length > 0 && <Pills names={technologies} label={t`Technologies of ${name}`} />}
        </li>
      ))}
    </ul>
  );
}

function Resume({ resume }: Pick<ApplicantProfileFragment, 'resume'>) {
  if (!resume) return <p className={styles.quiet}>{t`There is no resume with this application.`}</p>;
  return (
    <Suspense fallback={<SkeletonBlock label={t`Loading the resume`} height={RESUME_HEIGHT} />}>
      <PdfPreview url={resume.url} name={resume.name} height={RESUME_HEIGHT} />
    </Suspense>
  );
}
