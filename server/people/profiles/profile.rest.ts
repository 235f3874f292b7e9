import type { RestRoute } from '../../core/rest.ts';
import type { JobseekerProfile } from './profile.entity.ts';
import { genderLabels, parentRelationLabels } from './profile.labels.ts';
import { readMySeekerProfile } from './profile.service.ts';

const toRest = (profile: JobseekerProfile) => ({
  username: profile.username,
  email: profile.email,
  phone: profile.phone,
  gender: profile.gender && genderLabels[profile.gender](),
  address: profile.address,
  skills: profile.skills,
  whatsapp: profile.whatsapp,
  bio: profile.bio,
  parentDetails_name: profile.parentDetailsName,
  parentDetails_phone: profile.parentDetailsPhone,
  parentDetails_relation: profile.parentDetailsRelation && parentRelationLabels[profile.parentDetailsRelation](),
  parentDetails_email: profile.parentDetailsEmail,
  resume_filepath: profile.resumeFilepath,
});

export const profileRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/jobseeker/profile',
    answer: async (context) => toRest(await readMySeekerProfile(context, {})),
  },
];
