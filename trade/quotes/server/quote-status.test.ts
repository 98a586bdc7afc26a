import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteStatuses, type QuoteStatus } from '../contract.ts'
import { actionsOf, transitionOf, transitions, type QuoteEventName } from './quote-status.ts'

const page = readFileSync('docs/quote-states.md', 'utf8')
const events = Object.keys(transitions) as QuoteEventName[]

test('the page of states says what the table says', () => {
  const rows = events.map((event) => {
    const { from, to, by, provided } = transitionOf(event)
    return [event, from.join(', '), to, by.join(', '), provided === 'stillValid' ? 'yes' : '']
  })
  const cells = page.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells.filter(([event = '']) => event in transitions)).toEqual(rows)
})

test('the picture shows every state', () => {
  const picture = readFileSync('docs/quote-states.svg', 'utf8')
  for (const status of quoteStatuses) expect(picture).toContain(`>${status}<`)
  for (const event of events) expect(picture).toContain(event)
})

test('whatever happens in whatever order, a quote that has ended stays as it ended', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (walk) => {
      let status = quoteStatuses[0] as QuoteStatus
      let ended: QuoteStatus | undefined
      for (const event of walk) {
        const { from, to } = transitionOf(event)
        if (from.includes(status)) status = to
        if (ended) expect(status).toBe(ended)
        if (status !== 'sent' && status !== 'countered') ended ??= status
      }
    }),
  )
})

test('a buyer is offered what the table allows', () => {
  expect(quoteStatuses.map((status) => actionsOf(status).join(' '))).toEqual([
    'accept counter decline',
    'decline',
    '',
    '',
    '',
    '',
    '',
  ])
})
