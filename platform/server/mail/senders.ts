import type { NamedFile } from '#platform/contract/endpoint.ts'
import type { Config } from '../config.ts'
import { aliyunSender } from '../sms/aliyun.ts'
import type { Channel, Sender } from './message.ts'
import type { MailPapers } from './papers.ts'
import { smtpSender } from './smtp.ts'

/** Sends nothing: the message stays in the table, where the demo inbox shows it. */
const demoSender = { send: async () => undefined, close: () => undefined }

/** A channel without provider waits; in a demonstration it ends in the inbox. */
export function sendersOf(
  { mail, sms, demo }: Config,
  draw?: (papers: MailPapers) => Promise<NamedFile[]>,
): { [C in Channel]?: Sender<C> } {
  const otherwise = demo ? demoSender : undefined
  return { mail: mail ? smtpSender(mail, undefined, draw) : otherwise, sms: sms ? aliyunSender(sms) : otherwise }
}
