import { securityThresholds } from '#platform/contract/office/security-events.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { countEvents, upsertAlarm } from './queries.ts'
import { mailAlarm } from './mail-alarm.ts'

/** Mails what has become too much, once a window for each name. */
export async function raiseAlarms(db: Database, config: Config): Promise<void> {
  for (const { name, count: most, minutes } of securityThresholds) {
    const count = await countEvents(db, name, minutes)
    if (count < most) continue
    await db.transaction(async (tx) => {
      if ((await upsertAlarm(tx, name, minutes)) === 0) return
      await mailAlarm(tx, config, to.office.securityEvents({ name }), (t) => {
        const event = t(`adminSecurity.name_${name}`)
        return {
          subject: t('securityMail.subject', { event }),
          paragraphs: [t('securityMail.text', { event, count, minutes })],
          button: t('securityMail.button'),
          note: t('securityMail.once', { minutes }),
        }
      })
    })
  }
}
