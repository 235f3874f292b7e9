/** A recruiter's profile as the server returns it, without the company's details. */
export const sampleHrProfile = {
  name: 'Rekha Rao',
  email: 'rekha@example.in',
  phone: '+919876543210',
  location: 'Kochi',
  company: 'Aroma Bakes',
  membership: 'MEMBER' as 'MEMBER' | 'ASKED' | 'DECLINED',
  role: 'Owner',
  experience: '8 years',
  positionType: 'Permanent',
  contactPerson: 'Rekha Rao',
  contactEmail: null as string | null,
  jobsWaitForVerification: false,
  companyDetails: null as object | null,
};
