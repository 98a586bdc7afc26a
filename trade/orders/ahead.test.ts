import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'

const part = { dueOn: '2026-04-01', restMinor: 700_00 }
const shipment = { status: 'shipped', number: 1, eta: '2026-03-09', deliveredOn: null, receiveUntil: null }
const turn = { who: 'seller', what: 'ship', amountMinor: null, until: null }
const order = (facts: object) =>
  ({ turn, parts: [], shipments: [], wantedOn: null, shippedTime: null, ...facts }) as unknown as Parameters<
    typeof aheadOf
  >[0]

test('what has a day stands in the order of the days', () => {
  const ahead = aheadOf(order({ parts: [part], shipments: [shipment], wantedOn: '2026-03-20' }))
  expect(ahead.map(({ kind, day }) => [kind, day])).toEqual([
    ['arrival', '2026-03-09'],
    ['wanted', '2026-03-20'],
    ['payment', '2026-04-01'],
  ])
})

test('what is paid, received or the next step itself is not ahead', () => {
  expect(
    aheadOf(order({ parts: [{ ...part, restMinor: 0 }], shipments: [{ ...shipment, status: 'received' }] })),
  ).toEqual([])
  expect(aheadOf(order({ parts: [part], turn: { ...turn, what: 'payRest', amountMinor: 700_00 } }))).toEqual([])
  expect(aheadOf(order({ shipments: [shipment], turn: { ...turn, what: 'arrive', until: '2026-03-09' } }))).toEqual([])
})
