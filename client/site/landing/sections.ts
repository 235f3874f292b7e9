import { msg } from '@lingui/core/macro';

/** The parts of the landing page that its menu and the footer link to, in order. The ids are addresses: `/#contact`. */
export const sections = [
  { id: 'home', label: msg`Home` },
  { id: 'announcements', label: msg`Announcements` },
  { id: 'jobs', label: msg`Jobs` },
  { id: 'faqs', label: msg`FAQs` },
  { id: 'contact', label: msg`Contact` },
] as const;

export type SectionId = (typeof sections)[number]['id'];
