import { expect, test } from 'vitest'
import { sql } from '../database/sql.ts'
import { newEmail } from '#testing/identity.ts'
import { testApp } from '#testing/test-app.ts'
import { openBag, type Bag } from './bag.ts'
import { postMail } from './post.ts'

const { db } = await testApp()

const rowTo = (recipient: string) =>
  db.first<{ sent: boolean; message: object | null }>(
    sql`select sent_at is not null as sent, message from outbox where recipient = ${recipient}`,
  )

const mailTo = (to: string, bag: Bag, muted = false) =>
  postMail(db, {
    to,
    bag,
    muted,
    proved: true,
    letterhead: null,
    locale: 'en-US',
    minutes: 10,
    content: () => ({ subject: `"${to}"`, paragraphs: [], notes: [] }),
  })

test('a bag puts all its mails into the outbox at once, each as it is', async () => {
  const [one, other, muted] = [newEmail(), newEmail(), newEmail()]
  const bag = openBag()
  for (const to of [one, other]) await mailTo(to, bag)
  await mailTo(muted, bag, true)
  expect(await rowTo(one)).toBeUndefined()
  expect(await bag.send(db)).toBe(3)
  for (const to of [one, other]) expect(await rowTo(to)).toMatchObject({ sent: false, message: { subject: `"${to}"` } })
  expect(await rowTo(muted)).toMatchObject({ sent: true, message: null })
})

test('a bag takes nothing after it has left, and may leave empty', async () => {
  const bag = openBag()
  expect(await bag.send(db)).toBe(0)
  await expect(mailTo(newEmail(), bag)).rejects.toThrow('after its bag had left')
})
