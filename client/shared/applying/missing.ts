/** What recruiters ask for first in an application; both come from the profile, where each has a section to fill in. */
export type Missing = 'resume' | 'phone';

interface Given {
  resume: object | null;
  phone: string | null;
}

export const missingIn = ({ resume, phone }: Given): Missing[] => [
  ...(resume ? [] : ['resume' as const]),
  ...(phone ? [] : ['phone' as const]),
];
