import { expect, test } from 'vitest'
import { complaintsOf, reportOf } from './report.ts'

const well = { acknowledged: 40, lost: 0, doubled: 0, failed: 0, later: 0, unanswered: 0, gap: 2 }

test('faults are listed in their order and summed up by kind', () => {
  const rows = [
    { fault: 'switchover', ...well, later: 3 },
    { fault: 'web killed', ...well },
    { fault: 'switchover', ...well, gap: 4 },
  ]
  const lines = reportOf(rows).split('\n')
  expect(lines[3]).toMatch(/^3 +switchover +40 +0 +0 +0 +0 +0 +4\.0 s$/)
  expect(lines.find((line) => line.startsWith('switchover'))).toMatch(/ 2 +80 +0 +0 +0 +3 +0 +4\.0 s +4\.0 s$/)
  expect(lines.at(-1)).toMatch(/^all +3 +120 +0 +0 +0 +3 +0 +2\.0 s +4\.0 s$/)
})

test('what was lost or doubled, took too long, or was noticed in a release is complained of', () => {
  expect(complaintsOf([{ fault: 'primary lost', ...well, gap: 22, later: 90 }])).toEqual([])
  const bad = [
    { fault: 'web killed', ...well, lost: 1 },
    { fault: 'switchover', ...well, gap: 5.3 },
    { fault: 'web processes rolled', ...well, later: 2 },
  ]
  expect(complaintsOf(bad)).toEqual([
    '1, web killed: 1 orders lost, 0 doubled',
    '2, switchover: 5.3 s without orders, 5 s are allowed',
    '3, web processes rolled: 2 were told to come again',
  ])
})
