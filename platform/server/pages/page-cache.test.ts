import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'

let clock = 0
let made = 0
let cache: PageCache

const page = (bytes = 100) => ({ made: ++made, shared: { pieces: [], deflated: [], bytes } })
const ask = (key: string, bytes?: number) => cache.get(key, async () => page(bytes))

beforeEach(() => {
  clock = 0
  made = 0
  cache = createPageCache(1_000, () => clock)
  cache.listening(true)
})

describe('kept pages', () => {
  test('are made once, for each key', async () => {
    await ask('a')
    await ask('b')
    expect([await ask('a'), await ask('b'), made]).toMatchObject([{ made: 1 }, { made: 2 }, 2])
  })

  test('are made once however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('a')))
    expect([made, new Set(answers).size]).toEqual([1, 1])
  })

  test('are made anew after a minute, because some change with time', async () => {
    await ask('a')
    clock = 59_999
    expect(await ask('a')).toMatchObject({ made: 1 })
    clock = 60_000
    expect(await ask('a')).toMatchObject({ made: 2 })
  })

  test('that were begun before a change are not kept after it, nor given to who asks later', async () => {
    const finish = Promise.withResolvers<void>()
    const old = cache.get('a', async () => {
      const before = page()
      await finish.promise
      return before
    })
    cache.clear()
    const later = ask('a')
    finish.resolve()
    expect([(await old).made, (await later).made, (await ask('a')).made]).toEqual([1, 2, 2])
  })

  test('never take more room than they may; the longest unused go first', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await ask(key, 250)
    await ask('a')
    await ask('e', 250)
    expect((await ask('a')).made).toBe(1)
    expect((await ask('b')).made).toBe(6)
  })

  test('do not hold one that would push out most others', async () => {
    await ask('a', 251)
    expect((await ask('a', 251)).made).toBe(2)
  })
})

test('what is not shared is made for each who asks, also at the same time', async () => {
  const own = () => cache.get('a', async () => ({ made: ++made }))
  const answers = await Promise.all([own(), own(), own()])
  expect(new Set(answers.map((answer) => answer.made)).size).toBe(3)
})

test('a failure is not kept, and those who waited try for themselves', async () => {
  let tries = 0
  const fail = () =>
    cache.get('a', async () => {
      if (++tries === 1) throw new Error('no')
      return page()
    })
  const [first, second] = await Promise.allSettled([fail(), fail()])
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
})

test('nothing is kept while changes could go unnoticed', async () => {
  await ask('a')
  cache.listening(false)
  expect([(await ask('a')).made, (await ask('a')).made]).toEqual([2, 3])
  cache.listening(true)
  expect([(await ask('a')).made, (await ask('a')).made]).toEqual([4, 4])
})
