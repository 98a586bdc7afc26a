import { randomUUID } from 'node:crypto'
import { captchaHash } from '#identity/auth/server/captcha.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** A picture that was shown, with the answer to it. */
export async function aCaptcha(db: Db, captcha = 'ACEH') {
  const captchaId = randomUUID()
  await db.run(sql`
    insert into captcha (id, answer_hash, expires_at)
    values (${captchaId}, ${captchaHash(captchaId, captcha)}, now() + interval '2 minutes')`)
  return { captchaId, captcha }
}
