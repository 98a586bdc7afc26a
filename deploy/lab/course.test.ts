import { expect, test } from 'vitest'
import { courseOf } from './course.ts'

const names = ['primary lost', 'switchover', 'web killed']

test('the same seed draws the same faults, another seed others', () => {
  expect(courseOf(names, 30, 7)).toEqual(courseOf(names, 30, 7))
  expect(courseOf(names, 30, 7)).not.toEqual(courseOf(names, 30, 8))
})

test('each fault comes as often as any other, give or take one', () => {
  const course = courseOf(names, 11, 1)
  expect(course).toHaveLength(11)
  for (const name of names) expect([3, 4]).toContain(course.filter((each) => each === name).length)
})
