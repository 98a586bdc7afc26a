import { sql } from '#platform/server/database/sql.ts'

/** What every page says of who is signed in. */
export const memberFacts = sql`
  id, email, email_verified as "emailVerificationFlag", realname, head_image as "headImg"`
