import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { Suspense } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { ReportButton } from '../../shared/reports/report-button.tsx';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { Timeline } from '../ui/timeline.tsx';
import styles from './applicant-details.module.css';
import { PrivateNotes } from './private-notes.tsx';

graphql(/* GraphQL */ `
  fragment ApplicantProfile on Application {
    ...ApplicantRow
    applicant {
      name
      location
      program
      education
      experience
      skills
      bio
      projects {
        name
        description
        technologies
      }
      certifications
    }
    notes {
      ...PrivateNote
    }
    ...ApplicantReach
    ...ApplicationInterview
    ...ApplicationProgress
  }

  fragment ApplicantReach on Application {
    applicant {
      email
      phone
      portfolio
    }
    resume {
      id
      name
      size
      type
      url
    }
    resumeGone
    resumeKeptDays
  }
`);

const RESUME_HEIGHT = 600;
const PdfPreview = lazyComponent(async () => (await import('../ui/pdf-preview.tsx')).PdfPreview);

/** Portfolios are stored as typed, often without a scheme; the link always leads to a web page. */
export const webAddress = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

/** Program and schooling; many people write one into the other. */
export const educationText = (program: string | null, education: string | null): string =>
  program && education?.includes(program) ? education : [program, education].filter(Boolean).join('\n');

/** Everything a recruiter may read about a person (OP-088, OP-120). */
export function ApplicantDetails({ application }: { application: ApplicantProfileFragment }) {
  const { applicant, timeline } = application;
  return (
    <>
      {application.status === 'WITHDRAWN' && (
        <p className="quiet">{t`This application was withdrawn. Contact details and the resume are closed.`}</p>
      )}
      <Contact applicant={applicant} />
      <Background applicant={applicant} />
      <Section title={t`Resume`}>
        <Resume application={application} />
      </Section>
      <Section title={t`Private notes`}>
        <PrivateNotes application={application} />
      </Section>
      <Section title={t`Timeline`}>
        <Timeline
          steps={timeline.map(({ id, status, text, at, actorName, reason }) => ({
            id,
            status,
            at,
            text,
            note: [actorName, reason && `“${reason}”`].filter(Boolean).join(': '),
          }))}
        />
      </Section>
      <ReportButton target={{ kind: 'PERSON', id: application.id }} label={t`Report this person`} />
    </>
  );
}

/** What people write about themselves; empty fields are left out. */
function Background({ applicant }: Pick<ApplicantProfileFragment, 'applicant'>) {
  const { education, program, experience, bio, skills, projects, certifications } = applicant;
  return (
    <>
      <Text title={t`About`}>{bio}</Text>
      <Text title={t`Education`}>{educationText(program, education)}</Text>
      <Text title={t`Experience`}>{experience}</Text>
      {skills.length > 0 && (
        <Section title={t`Skills`}>
          <Pills names={skills} label={t`Skills`} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section title={t`Projects`}>
          <Projects projects={projects} />
        </Section>
      )}
      <Text title={t`Certifications`}>{certifications.map((name) => `- ${name}`).join('\n')}</Text>
    </>
  );
}

const Text = ({ title, children }: { title: string; children: string | null }) =>
  children && (
    <Section title={title}>
      <Prose text={children} />
    </Section>
  );

function Contact({ applicant: { email, phone, portfolio, location } }: Pick<ApplicantProfileFragment, 'applicant'>) {
  if (![email, phone, portfolio, location].some(Boolean)) return null;
  return (
    <Flex wrap gap="4px 20px" component="ul" className={styles.contact} aria-label={t`Contact`}>
      {email && <ContactLine icon="mail" text={email} href={`mailto:${email}`} />}
      {phone && <ContactLine icon="phone" text={groupedPhone(phone)} href={`tel:${phone}`} />}
      {portfolio && <ContactLine icon="briefcase" text={portfolio} href={webAddress(portfolio)} target="_blank" />}
      {location && <ContactLine icon="pin" text={location} />}
    </Flex>
  );
}

const ContactLine = ({ icon, text, ...link }: { icon: IconName; text: string; href?: string; target?: string }) => (
  <li>
    <Icon name={icon} size={16} />
    {link.href ? (
      <a rel="noopener noreferrer nofollow" {...link}>
        {text}
      </a>
    ) : (
      text
    )}
  </li>
);

function Projects({ projects }: { projects: ApplicantProfileFragment['applicant']['projects'] }) {
  return (
    <Flex vertical gap={16} component="ul" className={styles.projects}>
      {projects.map(({ name, description, technologies }) => (
        <Flex vertical gap={4} component="li" key={name}>
          <h4>{name}</h4>
          <Prose text={description} />
          {technologies.length > 0 && <Pills names={technologies} label={t`Technologies of ${name}`} />}
        </Flex>
      ))}
    </Flex>
  );
}

function Resume({ application }: { application: ApplicantProfileFragment }) {
  const { resume } = application;
  if (!resume) return <p className="quiet">{goneText(application)}</p>;
  return (
    <Suspense fallback={<SkeletonBlock label={t`Loading the resume`} height={RESUME_HEIGHT} />}>
      <PdfPreview url={resume.url} name={resume.name} height={RESUME_HEIGHT} />
    </Suspense>
  );
}

function goneText({ resumeGone, resumeKeptDays }: ApplicantProfileFragment): string {
  if (resumeGone === 'REVOKED') return t`The applicant stopped sharing the resume.`;
  if (resumeGone === 'REMOVED')
    return t`It was deleted: resumes of rejected applicants are kept for ${resumeKeptDays ?? 0} days.`;
  return t`There is no resume with this application.`;
}
