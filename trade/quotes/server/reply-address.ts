import type { Config } from '#platform/server/config.ts'
import { keyIn, replyAddress } from '#platform/server/mail/reply-address.ts'

/** Where the buyer's answer to a mail about an enquiry goes, if answers are read here: a member's, or a visitor's. */
export const replyAddressOf = ({ replies }: Pick<Config, 'replies'>, enquiryId: number, memberId: number | null) =>
  replies && replyAddress(replies, `e${enquiryId}-${memberId ?? 0}`)

/** Which enquiry it is about, and who was written to. */
export function repliedTo({ replies }: Pick<Config, 'replies'>, addresses: readonly string[]) {
  const key = replies && addresses.map((address) => keyIn(replies, address)).find(Boolean)
  const [, enquiryId, memberId] = /^e(\d{1,9})-(\d{1,9})$/.exec(key ?? '') ?? []
  return enquiryId ? { enquiryId: Number(enquiryId), memberId: Number(memberId) || null } : undefined
}
