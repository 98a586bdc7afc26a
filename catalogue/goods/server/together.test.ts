import { expect, test } from 'vitest'
import type { Db } from '#platform/server/database/database.ts'
import { together } from './together.ts'

const db = {} as Db

/** Answers when told to. */
function slow() {
  const sent: { questions: number[]; answer(): void; fail(): void }[] = []
  const ask = together<number, number>(
    (_, questions) =>
      new Promise((resolve, reject) => {
        const sum = questions.reduce((all, each) => all + each, 0)
        sent.push({ questions, answer: () => resolve(sum), fail: () => reject(new Error('away')) })
      }),
  )
  return { sent, ask: (question: number) => ask(db, question) }
}

test('who can ask without waiting for anything is answered by one statement', async () => {
  const { sent, ask } = slow()
  const all = [ask(1), Promise.resolve().then(() => ask(10))]
  await expect.poll(() => sent.length).toBe(1)
  sent[0]?.answer()
  expect(await Promise.all(all)).toEqual([11, 11])
})

test('who asks while an answer is on its way is answered by the next statement, together with the others', async () => {
  const { sent, ask } = slow()
  const first = ask(1)
  await expect.poll(() => sent.length).toBe(1)
  const others = [ask(10), ask(100)]
  expect(sent.map(({ questions }) => questions)).toEqual([[1]])
  sent[0]?.answer()
  expect(await first).toBe(1)
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.answer()
  expect(await Promise.all(others)).toEqual([110, 110])
})

test('a statement that fails fails for those it was sent for, and not for the next', async () => {
  const { sent, ask } = slow()
  const first = ask(1)
  await expect.poll(() => sent.length).toBe(1)
  const next = ask(2)
  sent[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.answer()
  expect(await next).toBe(2)
})
