import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import type { Bag } from '#platform/server/mail/bag.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, PlainKey, Translate } from '#platform/texts/messages.ts'
import type { NoticeKind } from '../notice.ts'
import { waysOf } from '../topics.ts'
import { kindNamed, type NoticeFacts, type NoticeName } from './notice-kinds.ts'
import { insertLetter } from './queries.ts'
import { findChoices, findReader, type Reader } from './shared-queries.ts'
import { writeNotice } from './write-notice.ts'

export interface Recipient extends Partial<Pick<Reader, 'memberId' | 'letterhead' | 'choices'>> {
  locale: Locale
  email: string | null
  name?: string | undefined
  /** Whether the address is known to be theirs. */
  proved: boolean
  /** Instead of the page for members: where a visitor acts. */
  link?: string | undefined
  /** Instead of the page of choices: where this one notice is ended. */
  leave?: { label: PlainKey; path: string } | undefined
  /** Where the mail goes with others. */
  bag?: Bag | undefined
  /** Where an answer to the mail is read. */
  replyTo?: string | undefined
  /** Smaller, at the end of the mail. */
  note?(t: Translate): string
}

interface About {
  memberId: number | null | undefined
  locale: Locale
  about?: unknown
  shipment?: unknown
  paper?: unknown
}

/** A visitor has only the link. */
const papersOf = ({ papers }: NoticeKind, { memberId, locale, about, shipment, paper }: About) =>
  papers && memberId && typeof about === 'number'
    ? {
        kind: papers,
        about,
        memberId,
        locale,
        ...(typeof shipment === 'number' && { shipment }),
        ...(typeof paper === 'string' && { paper }),
      }
    : undefined

const answerOf = (t: Translate, { answer }: NoticeKind, replyTo: string | undefined) =>
  replyTo ? [t('mail.answerThis')] : answer ? [t(answer)] : []

const usefulMinutes = 7 * 24 * 60

/** A letter, a mail, or both, as the member chose; all in the transaction of what happened. */
export async function notifyMember<Name extends NoticeName>(
  tx: Db,
  config: Config,
  memberId: number,
  name: Name,
  facts: NoticeFacts<Name>,
): Promise<void> {
  const reader = await findReader(tx, memberId)
  if (reader) await notify(tx, config, { ...reader, proved: true }, name, facts)
}

/** The same where more is known of who it is for, or where it is a visitor, who has no letters. */
export async function notify<Name extends NoticeName>(
  tx: Db,
  config: Config,
  { memberId, choices, email, note, leave, link: path, ...recipient }: Recipient,
  name: Name,
  facts: NoticeFacts<Name>,
): Promise<void> {
  const kind = kindNamed(name)
  const known = memberId && choices === undefined ? await findChoices(tx, memberId) : choices
  const ways = waysOf(kind.topic, known)
  const work: Promise<unknown>[] = []
  if (memberId && ways.letter) work.push(insertLetter(tx, { memberId, kind: name, facts }))
  if (email && ways.mail && kind.mails !== false) work.push(mail(email))
  await together(work)

  function mail(address: string) {
    const { locale } = recipient
    const { subject, paragraphs, link } = writeNotice(translatorFor(locale), kind, facts)
    const origin = siteOriginOf(config, locale)
    return postMail(tx, {
      ...recipient,
      to: address,
      minutes: usefulMinutes,
      papers: papersOf(kind, { ...facts, memberId, locale }),
      content: (t) => ({
        subject,
        name: recipient.name,
        paragraphs,
        action: { label: link.label, url: `${origin}${path ?? link.path}` },
        notes: [...answerOf(t, kind, recipient.replyTo), ...(note ? [note(t)] : [])],
        ...(memberId && {
          leave: { label: t(leave?.label ?? 'mail.choose'), url: `${origin}${leave?.path ?? to.notices()}` },
        }),
      }),
    })
  }
}
