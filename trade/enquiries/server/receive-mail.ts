import PostalMime, { type Address, type Email } from 'postal-mime'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { richMailText } from '#platform/server/mail/rich-mail.ts'
import { askedTogether, ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { repliedTo } from '#trade/quotes/server/reply-address.ts'
import { enquiries } from '../contract.ts'
import { findWriter, isKept } from './mail-queries.ts'
import { replyAs } from './reply-to-enquiry.ts'
import { wordsOfMail } from './words-of-mail.ts'

/** What became of a mail, as an HTTP status: a server that gets one of 400 and above sends it back to who wrote it. */
export const outcomes = { taken: 204, empty: 422, strange: 403, unknown: 404 } as const

/**
 * The answer to a mail, as a mail server hands it on: a message in the thread of its enquiry, from whom the mail was sent to.
 * What a machine has written is dropped, or two machines would answer each other for ever.
 */
export async function receiveMail(
  raw: Buffer,
  { db, config }: Pick<Context, 'db' | 'config'>,
): Promise<keyof typeof outcomes> {
  const mail = await PostalMime.parse(raw)
  const about = repliedTo(config, addressesOf(mail))
  if (!about) return 'unknown'
  if (isAutomatic(mail)) return 'taken'
  const { enquiryId: id, memberId } = about
  const writer = await findWriter(db, id, memberId)
  if (!writer?.email || writer.email !== mail.from?.address?.toLowerCase()) return 'strange'
  const mailId = createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest('hex')
  if (await isKept(db, id, mailId)) return 'taken'
  await spend(db, `enquiry mail ${id}`, { most: 30, minutes: 60 })
  const words = v.safeParse(enquiries.reply.input.entries.body, textOf(mail, config.publicOrigin).slice(0, longest))
  if (!words.success) return 'empty'
  const own = memberId === null ? askedTogether(writer.firstId) : ownEnquiry(memberId)
  await replyAs(db, config, { own, memberId }, { id, body: words.output, mailId })
  return 'taken'
}

const longest = 4000

const addressesOf = ({ to = [], cc = [], deliveredTo, headers }: Email) => [
  ...[...to, ...cc].flatMap((each: Address) => each.address ?? []),
  deliveredTo ?? '',
  ...headers.filter(({ key }) => ['x-original-to', 'envelope-to'].includes(key)).map(({ value }) => value),
]

/** Out of office, lists, and what could not be delivered. */
const isAutomatic = ({ headers }: Email) =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && !/^no\b/i.test(value)) ||
      (key === 'precedence' && /^(?:bulk|junk|list|auto_reply)/i.test(value)) ||
      (key === 'return-path' && value.trim() === '<>') ||
      key === 'x-autoreply',
  )

const textOf = ({ text, html = '' }: Email, origin: string) =>
  wordsOfMail(text?.trim() ? text : richMailText(html.slice(0, 100_000), origin))
