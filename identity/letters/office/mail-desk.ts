import { writeNotice } from '../server/write-notice.ts'
import type { FactsOf, NoticeKind } from '../notice.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { OperatorTopic } from './topics.ts'

interface Mailbox {
  email: string
  name: string
  locale: Locale
}

export const week = 7 * 24 * 60

/** With the way to where one acts and to the own choice. */
export function deskMail<Kind extends NoticeKind<OperatorTopic>>(
  { publicOrigin }: Config,
  { name, locale }: Omit<Mailbox, 'email'>,
  kind: Kind,
  facts: FactsOf<Kind>,
) {
  const { subject, paragraphs, link } = writeNotice(translatorFor(locale), kind, facts)
  return {
    proved: true,
    locale,
    content: (t: Translate) => ({
      subject,
      name,
      paragraphs,
      action: { label: link.label, url: `${publicOrigin}${link.path}` },
      notes: [],
      leave: { label: t('mail.choose'), url: `${publicOrigin}${to.office.notices()}` },
    }),
  }
}

/** One mail to somebody of the back office. */
export const mailDesk = <Kind extends NoticeKind<OperatorTopic>>(
  tx: Db,
  config: Config,
  mailbox: Mailbox,
  kind: Kind,
  facts: FactsOf<Kind>,
) => postMail(tx, { ...deskMail(config, mailbox, kind, facts), to: mailbox.email, minutes: week })
