import { expect, test } from 'vitest'
import { eachAlone } from './each-alone.ts'

test('one that fails does not hold up the others, and the whole has failed with its error', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('two')
    done.push(item)
  }
  await expect(eachAlone([1, 2, 3], undefined, work)).rejects.toThrow('two')
  expect(done).toEqual([1, 3])
  await expect(eachAlone([2, 2, 3], undefined, work)).rejects.toThrow('2 of 3 failed: two')
})

test('nothing more is begun once the run is aborted', async () => {
  const aborting = new AbortController()
  const done: number[] = []
  await eachAlone([1, 2, 3], aborting.signal, async (item) => {
    done.push(item)
    if (item === 2) aborting.abort()
  })
  expect(done).toEqual([1, 2])
})
