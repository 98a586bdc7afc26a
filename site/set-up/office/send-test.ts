import { randomUUID } from 'node:crypto'
import { audit } from '#platform/office/audit/server/audit.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Channel, Message, Sender } from '#platform/server/mail/message.ts'
import { writeMail, writeSms } from '#platform/server/mail/post.ts'
import { sendersOf } from '#platform/server/mail/senders.ts'
import type { Tested } from './contract.ts'

const budget = { most: 20, minutes: 60 }

export async function testMail(email: string, context: Context<'operator'>): Promise<Tested> {
  const { db, config, locale } = context
  const message = await writeMail(db, {
    proved: false,
    locale,
    content: (t) => ({ subject: t('mail.testSubject'), paragraphs: [t('mail.testText')], notes: [] }),
  })
  return sendTest('mail', provider(config).mail, { recipient: email, message }, context)
}

/** The text with a code, which the provider has approved: no other may be sent. */
export async function testSms(mobile: string, context: Context<'operator'>): Promise<Tested> {
  const { db, config, locale } = context
  const code = '000000'
  const message = await writeSms(db, {
    locale,
    template: 'code',
    content: (t, { name }) => ({ values: { code }, text: t('mail.smsCode', { site: name, code }) }),
  })
  return sendTest('sms', provider(config).sms, { recipient: mobile, message }, context)
}

/** Not what a demonstration does instead. */
const provider = (config: Context['config']) => sendersOf({ ...config, demo: false })

/** Past the outbox: whoever tries a provider waits for its answer. */
async function sendTest<C extends Channel>(
  channel: C,
  sender: Sender<C> | undefined,
  { recipient, message }: { recipient: string; message: Message<C> },
  { db, operator }: Context<'operator'>,
): Promise<Tested> {
  await spend(db, `test messages of operator ${operator.operatorId}`, budget)
  const tested = sender ? await answerOf(sender, { recipient, message }) : { outcome: 'none' as const, answer: null }
  const after = { status: tested.outcome, answer: tested.answer }
  await db.transaction((tx) =>
    audit(tx, operator, { action: 'test', noun: 'setUp', key: channel, title: recipient, after }),
  )
  return tested
}

async function answerOf<C extends Channel>(
  sender: Sender<C>,
  { recipient, message }: { recipient: string; message: Message<C> },
): Promise<Tested> {
  try {
    await sender.send({ id: randomUUID(), recipient, message, attempts: 1 })
    return { outcome: 'sent', answer: null }
  } catch (error) {
    return { outcome: 'refused', answer: wordsOf(error) }
  } finally {
    sender.close()
  }
}

/** The server's own line where there is one, else what went wrong on the way there. */
function wordsOf(error: unknown): string {
  const { response, code, message, cause } = error as Error & { response?: string; code?: string }
  if (cause && !code) return wordsOf(cause)
  return (response ?? [code, message].filter(Boolean).join(': ')).slice(0, 300)
}
