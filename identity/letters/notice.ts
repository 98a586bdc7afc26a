import type { MessageKey, PlainKey, SlotsAt } from '#platform/texts/messages.ts'
import type { Fact } from './fact.ts'
import type { TopicName } from './topics.ts'

/** How a kind of notice is written, and where its reader acts. Its texts exist in both languages, or it does not compile. */
export interface NoticeKind<Topic extends string = TopicName> {
  topic: Topic
  subject: MessageKey
  /** Without it the notice says what somebody wrote, and nothing else. */
  text?: MessageKey
  /** The one place where the reader can do something about it. */
  link: (about: never) => string
  label: PlainKey
  /** Said below the link: where to answer, since replies to a mail reach nobody. */
  answer?: PlainKey
  /** For what the reader did: a letter keeps it, and no mail brings it. */
  mails?: false
  /** Papers that its mail brings along to a member, by the name under which they are connected. */
  papers?: string
}

type SlotsOfKind<Kind extends NoticeKind<string>> =
  | SlotsAt<Kind['subject']>
  | (Kind['text'] extends MessageKey ? SlotsAt<Kind['text']> : never)

type About<Kind extends NoticeKind<string>> = Kind['link'] extends () => string
  ? { about?: undefined }
  : { about: Parameters<Kind['link']>[0] }

/** What a notice of this kind must tell: the slots of its texts, what it is about, and perhaps the words of a person. */
export type FactsOf<Kind> =
  Kind extends NoticeKind<string>
    ? { [Slot in SlotsOfKind<Kind>]: Slot extends 'count' ? number : Fact } & About<Kind> & {
          /** What a person wrote, or a paragraph each. */
          words?: string | null | readonly Fact[]
        }
    : never

/** A table of kinds, each with its exact texts. */
export const kinds = <const Table extends Record<string, NoticeKind>>(table: Table): Table => table
