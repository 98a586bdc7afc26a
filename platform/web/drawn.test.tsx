import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import '#site/texts/whole.ts'
import { dataOfDocument, drawn, drawnOnce } from './drawn.tsx'

const t = translatorFor('en-US')
const Greeting = ({ name }: { name: string }) => <b title="x">{name}</b>

test('what a loader drew is in the data of a page, but not of a document, which shows it', () => {
  const data = { first: drawn(t, <Greeting name="Ann" />), said: '{"markup":"said"}' }
  expect(JSON.parse(JSON.stringify(data))).toEqual({ first: { markup: '<b title="x">Ann</b>' }, said: data.said })
  const { json, drawn: left } = dataOfDocument(data)
  expect(JSON.parse(json)).toEqual({ first: {}, said: data.said })
  expect(left.map(String)).toEqual(['<b title="x">Ann</b>'])
})

test('the same is drawn once, and is known again', () => {
  const texts = ['Ann', 'Ann', 'Bob'].map((name) => dataOfDocument(drawnOnce(t, Greeting, { name })).drawn[0])
  expect(texts[1]).toBe(texts[0])
  expect(String(texts[2])).toContain('Bob')
})
