import { expect, test } from 'vitest'
import { isWhole } from './cluster.ts'
import { longestGap, tableOf } from './gaps.ts'

test('the longest gap lies between two orders, or at an end of the window', () => {
  expect(longestGap([10, 30, 90, 95], 0, 100)).toBe(60)
  expect(longestGap([10, 20], 0, 100)).toBe(80)
  expect(longestGap([80, 70], 0, 100)).toBe(70)
})

test('a window without any order is one gap, and orders outside of it do not count', () => {
  expect(longestGap([], 0, 100)).toBe(100)
  expect(longestGap([-5, 105], 0, 100)).toBe(100)
})

test('figures stand below their titles', () => {
  expect(tableOf([{ fault: 'etcd away', lost: 0 }])).toBe('fault      lost\netcd away     0')
})

const leader = { name: 'db1', role: 'leader', state: 'running', timeline: 2 } as const
const standby = { name: 'db2', role: 'sync_standby', state: 'running', timeline: 2, lag: 0 } as const
const replica = { name: 'db3', role: 'replica', state: 'streaming', timeline: 2, lag: 400 } as const

test('a cluster is whole when one leads, one follows synchronously and all share a history', () => {
  expect(isWhole([leader, standby, replica])).toBe(true)
  expect(isWhole([leader, standby])).toBe(false)
  expect(isWhole([leader, { ...standby, role: 'replica' }, replica])).toBe(false)
  expect(isWhole([leader, standby, { ...replica, state: 'starting' }])).toBe(false)
  expect(isWhole([leader, standby, { ...replica, timeline: 1 }])).toBe(false)
  expect(isWhole([leader, standby, { ...replica, lag: 'unknown' }])).toBe(false)
})
