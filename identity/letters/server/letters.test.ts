import { describe, expect, test } from 'vitest'
import { aLetter, aMember } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db } = await testApp()

async function aReader() {
  const member = await aMember(db)
  const letters = [
    await aLetter(db, member),
    await aLetter(db, member, { kind: 'enquiry' }),
    await aLetter(db, member, { read: true }),
  ]
  return { client: await as(member), ids: letters.map(({ id }) => id) }
}

describe('letters', () => {
  test('are listed newest first with their state', async () => {
    const { client, ids } = await aReader()
    const { list, totalCount } = await client.letters.list({ limit: 2 })
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      [ids[2], 1],
      [ids[1], 0],
    ])
    expect(totalCount).toBe(3)
  })

  test('are counted while unread', async () => {
    const { client, ids } = await aReader()
    expect(await client.letters.newCount()).toBe(2)
    await client.letters.read({ ids: [ids[1] ?? 0] })
    expect(await client.letters.newCount()).toBe(1)
  })

  test('of another member are neither seen nor read nor deleted', async () => {
    const [owner, other] = [await aReader(), await aReader()]
    await other.client.letters.read({ ids: owner.ids })
    await other.client.letters.delete({ ids: owner.ids })
    expect(await owner.client.letters.newCount()).toBe(2)
    expect((await owner.client.letters.list()).totalCount).toBe(3)
    const seen = (await other.client.letters.list()).list.map(({ id }) => id)
    expect(seen.filter((id) => owner.ids.includes(id))).toEqual([])
  })

  test('are gone once deleted, however often', async () => {
    const { client, ids } = await aReader()
    for (let round = 0; round < 2; round++) await client.letters.delete({ ids: ids.slice(0, 2) })
    expect((await client.letters.list()).list.map(({ id }) => id)).toEqual(ids.slice(2))
  })
})
