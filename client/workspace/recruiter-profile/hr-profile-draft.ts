import { z } from 'zod';
import { useOwnDrafts } from '../lib/own-drafts.ts';

const typedSchema = z
  .object({
    name: z.string(),
    phone: z.string(),
    location: z.string(),
    company: z.string(),
    role: z.string(),
    experience: z.string(),
    positionType: z.string(),
    contactPerson: z.string(),
    contactEmail: z.string(),
  })
  .partial();

/** The fields that somebody typed in. */
export type TypedHrProfile = z.infer<typeof typedSchema>;

/** Of the two cards, each until it is saved or thrown away. */
export const useHrProfileDrafts = () => useOwnDrafts('hrProfile', typedSchema);
