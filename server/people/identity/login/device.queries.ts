import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../../core/statement.ts';

interface Browser {
  email: string;
  deviceHash: Buffer;
  now: Date;
}

/** What is known of a browser at an address; an address without an account has no known ones. */
export const findDeviceState = defineStatement({
  name: 'device-state',
  row: z.object({
    /** The person with this address has signed in from it before. */
    isKnown: z.boolean(),
    /** A login code for this address was requested in it within the last day. */
    hasAsked: z.boolean(),
  }),
  sql: ({ email, deviceHash, now }: Browser) => sql`
    select
      exists (
        select from known_devices d join users u on u.id = d.user_id
        where u.email = ${email} and d.device_hash = ${deviceHash}
      ) as "isKnown",
      exists (
        select from one_time_codes
        where email = ${email} and purpose = 'LOGIN' and device_hash = ${deviceHash}
          and created_at > ${now}::timestamptz - interval '1 day'
      ) as "hasAsked"`,
});
