import { msg } from '@lingui/core/macro';

/** The sections of the landing page in its menu and the footer, in order. The ids are addresses: `/#contact`. */
export const sections = [
  { id: 'home', label: msg`Home` },
  { id: 'announcements', label: msg`Announcements` },
  { id: 'jobs', label: msg`Jobs` },
  { id: 'faqs', label: msg`FAQs` },
  { id: 'contact', label: msg`Contact` },
] as const;

export type SectionId = (typeof sections)[number]['id'];
