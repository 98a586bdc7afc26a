import { securityThresholds } from '#platform/contract/office/security-events.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { countEvents, upsertAlarm } from './queries.ts'
import { searchRecipients } from './shared-queries.ts'

/** Mails what has become too much, once a window for each name. */
export async function raiseAlarms(db: Database, config: Config): Promise<void> {
  for (const { name, count: most, minutes } of securityThresholds) {
    const count = await countEvents(db, name, minutes)
    if (count < most) continue
    await db.transaction(async (tx) => {
      if ((await upsertAlarm(tx, name, minutes)) === 0) return
      for (const { email, locale } of await searchRecipients(tx, config.securityAlarmTo)) {
        const event = translatorFor(locale)(`adminSecurity.name_${name}`)
        await postMail(tx, {
          to: email,
          proved: true,
          locale,
          minutes: 24 * 60,
          content: (t) => ({
            subject: t('securityMail.subject', { event }),
            name: '',
            paragraphs: [t('securityMail.text', { event, count, minutes })],
            action: {
              label: t('securityMail.button'),
              url: siteOriginOf(config, locale) + to.office.securityEvents({ name }),
            },
            notes: [t('securityMail.once', { minutes })],
          }),
        })
      }
    })
  }
}
