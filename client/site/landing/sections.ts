/** The parts of the landing page that its menu and the footer link to, in order. The ids are addresses: `/#contact`. */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'announcements', label: 'Announcements' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'faqs', label: 'FAQs' },
  { id: 'contact', label: 'Contact' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
