import type { Locale } from '#platform/texts/messages.ts'
import type { MailPapers } from './papers.ts'
import type { SmsTemplate } from '../sms/sms-settings.ts'

export type Channel = 'mail' | 'sms'

export interface MailMessage {
  locale: Locale
  subject: string
  text: string
  html: string
  /** Where a mail program unsubscribes by itself; only mails to subscribers have it. */
  oneClick?: string
  papers?: MailPapers
  /** Where an answer is read. */
  replyTo?: string
}

export interface SmsMessage {
  locale: Locale
  template: SmsTemplate
  /** What the provider fills into its template. */
  values: Record<string, string>
  /** The whole text, as it reads once filled in. */
  text: string
}

export type Message<C extends Channel> = C extends 'mail' ? MailMessage : SmsMessage

/** A message with its address, as handed to a provider. The id stays the same however often it is handed over. */
export interface Envelope<C extends Channel> {
  id: string
  recipient: string
  message: Message<C>
  attempts: number
}

export interface Sender<C extends Channel> {
  send(envelope: Envelope<C>): Promise<void>
  close(): void
}

/** Thrown by a sender when no further attempt can help, such as for an address that does not exist. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
