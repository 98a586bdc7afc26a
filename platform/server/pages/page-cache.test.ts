import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { countShown, noteShown, type Aspect } from './shown.ts'

let clock = 0
let made = 0
let cache: PageCache

const page = (bytes = 100) => ({ made: ++made, shared: { pieces: [], deflated: [], bytes } })
const ask = (key: string, bytes?: number) => cache.get(key, async () => page(bytes))
const askShowing = (key: string, ...shown: Aspect[]) =>
  cache.get(key, async () => {
    noteShown(...shown)
    return page()
  })

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

  test('count what is counted whenever they are shown', async () => {
    let counted = 0
    const asked = () =>
      cache.get('a', async () => {
        countShown(() => counted++)
        return page()
      })
    await Promise.all([asked(), asked()])
    await asked()
    expect([made, counted]).toEqual([1, 3])
  })

  test('are made anew after a minute, because some change with time', async () => {
    await ask('a')
    clock = 59_999
    expect(await ask('a')).toMatchObject({ made: 1 })
    clock = 60_000
    expect(await ask('a')).toMatchObject({ made: 2 })
  })

  test('that depend on what there is are made anew after a second, because search follows a little later', async () => {
    await askShowing('a', 'availability')
    clock = 999
    expect(await askShowing('a', 'availability')).toMatchObject({ made: 1 })
    clock = 1_000
    expect(await askShowing('a', 'availability')).toMatchObject({ made: 2 })
  })

  test('that were begun before a change are not kept after it, nor given to who asks later', async () => {
    const finish = Promise.withResolvers<void>()
    const old = cache.get('a', async () => {
      const before = page()
      await finish.promise
      return before
    })
    cache.notice('news')
    const later = ask('a')
    finish.resolve()
    expect([(await old).made, (await later).made, (await ask('a')).made]).toEqual([1, 2, 2])
  })

  test.each([
    ['only product:1 shop:9', ['b', 'c', 'd']],
    ['only product:8 shop:1', ['a', 'c', 'd']],
    ['only product:11 shop:11', ['a', 'b', 'c', 'd']],
    ['price_tier', []],
  ])('are forgotten where they show what the notice names: %s', async (notice, kept) => {
    const all: [string, ...Aspect[]][] = [
      ['a', 'product:1', 'product:2'],
      ['b', 'shop:1'],
      ['c', 'availability'],
      ['d'],
    ]
    for (const each of all) await askShowing(...each)
    cache.notice(notice)
    const answers = await Promise.all(
      all.map(async (each) => ({ key: each[0], made: (await askShowing(...each)).made })),
    )
    expect(answers.flatMap((answer) => (answer.made <= all.length ? [answer.key] : []))).toEqual(kept)
  })

  test('that were begun before a trade are kept after it unless they show it, even if they say so later', async () => {
    const finish = Promise.withResolvers<void>()
    const begin = (key: string, shown: Aspect) =>
      cache.get(key, async () => {
        const before = page()
        await finish.promise
        noteShown(shown)
        return before
      })
    const begun = [begin('a', 'product:1'), begin('b', 'product:2')]
    cache.notice('only product:1 shop:1')
    const later = [ask('a'), ask('b')]
    finish.resolve()
    expect((await Promise.all([...begun, ...later, ask('a')])).map((each) => each.made)).toEqual([1, 2, 3, 2, 3])
  })

  test('are given to who makes them anew, who may find that nothing else is to be shown', async () => {
    const seen: unknown[] = []
    const unchanged = () =>
      cache.get<ReturnType<typeof page>>('a', async (before) => {
        seen.push(before?.made)
        return before ?? page()
      })
    await unchanged()
    cache.notice('news')
    await unchanged()
    clock = 60_000
    await unchanged()
    expect([seen, (await unchanged()).made, made]).toEqual([[undefined, 1, 1], 1, 1])
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
