import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { searchRecipients } from './shared-queries.ts'

interface Alarm {
  subject: string
  paragraphs: string[]
  /** Leads to the page at the desk. */
  button: string
  note: string
}

/** To those who are told of alarms, each in the own language, in the transaction that notes that they were. */
export async function mailAlarm(tx: Db, config: Config, page: string, alarm: (t: Translate) => Alarm) {
  for (const { email, locale } of await searchRecipients(tx, config.securityAlarmTo))
    await postMail(tx, {
      to: email,
      proved: true,
      locale,
      minutes: 24 * 60,
      content: (t) => {
        const { subject, paragraphs, button, note } = alarm(t)
        const action = { label: button, url: siteOriginOf(config, locale) + page }
        return { subject, name: '', paragraphs, action, notes: [note] }
      },
    })
}
