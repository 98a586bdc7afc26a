import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameOf, OrderStatus, valuesOf } from '#platform/contract/enums.ts'
import { actionsOf, transitionOf, transitions, type OrderEventName } from './order-status.ts'

const page = readFileSync('docs/order-states.md', 'utf8')
const named = (statuses: readonly number[]) => statuses.map((status) => nameOf(OrderStatus, status)).join(', ')

test('the page of states says what the table says', () => {
  const rows = (Object.keys(transitions) as OrderEventName[]).map((event) => {
    const { from, to, by, effects } = transitionOf(event)
    const givesBack = effects?.includes('giveBackGoods')
    return [event, named(from), to === undefined ? 'same' : named([to]), by.join(', '), givesBack ? 'yes' : '']
  })
  const cells = page.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells.filter(([event = '']) => event in transitions)).toEqual(rows)
})

test('only what is unpaid, or paid and not shipped, gives its goods back', () => {
  for (const event of Object.keys(transitions) as OrderEventName[]) {
    const { from, effects } = transitionOf(event)
    if (effects?.includes('giveBackGoods'))
      expect([OrderStatus.unpaid, OrderStatus.notShipped]).toEqual(expect.arrayContaining([...from]))
  }
})

test('a member is offered what the table allows and the facts call for', () => {
  const facts = { toComment: 1, returnableKg: 1, openReturn: false, slipWaiting: false, payable: false }
  const offered = valuesOf(OrderStatus).map((status) =>
    actionsOf({ ...facts, status, payable: status === OrderStatus.unpaid }).join(' '),
  )
  expect(offered).toEqual(['pay cancel', 'return', 'receive return', 'comment return delete', 'delete', 'delete'])
  expect(actionsOf({ ...facts, status: OrderStatus.completed, toComment: 0, openReturn: true })).toEqual([])
  expect(actionsOf({ ...facts, status: OrderStatus.unpaid, payable: true, slipWaiting: true })).toEqual(['cancel'])
})
