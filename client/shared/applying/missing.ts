/** What recruiters look for first in an application; both are sections of the profile. */
export type Missing = 'resume' | 'phone';

interface Given {
  resume: object | null;
  phone: string | null;
}

export const missingIn = ({ resume, phone }: Given): Missing[] => [
  ...(resume ? [] : ['resume' as const]),
  ...(phone ? [] : ['phone' as const]),
];
