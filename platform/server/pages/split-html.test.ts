import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DrawnText } from '#platform/web/drawn-text.ts'
import { gzipHtml, joinHtml, packWell, splitHtml } from './split-html.ts'

const mark = 'kX3-placeholder-9_q'

test('a page is the same text compressed and plain, with the nonce of each answer', async () => {
  const html = `<style nonce="${mark}">p{}</style><script nonce="${mark}" src="/a.js"></script><p>熔指 ${'x'.repeat(70_000)}</p>`
  const split = await splitHtml([html.slice(0, 9), html.slice(9)], [mark])
  for (const nonce of ['AAAAAAAAAAAAAAAAAAAAAA', 'b-_9']) {
    const wanted = html.replaceAll(mark, nonce)
    expect(joinHtml(split, [nonce]).toString()).toBe(wanted)
    expect(gunzipSync(gzipHtml(split, [nonce])).toString()).toBe(wanted)
  }
  expect(gzipHtml(split, ['x']).length).toBeLessThan(1_000)
})

test('any pieces can be put together, empty ones too', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 400 }), { minLength: 1, maxLength: 8 }), async (pieces) => {
      const texts = pieces.map((piece, at) => (at % 2 ? mark : '') + piece.replaceAll(mark, ''))
      const split = await splitHtml(texts, [mark])
      const wanted = Buffer.from(texts.join('').replaceAll(mark, 'nonce'))
      expect(gunzipSync(gzipHtml(split, ['nonce'])).equals(wanted)).toBe(true)
    }),
    { numRuns: 60 },
  ))

test('each mark gets its own, also beside text that begins like them', async () => {
  const [one, other, beginning] = ['kX3-one', 'kX3-other', 'kX3-']
  const split = await splitHtml(
    [`${beginning}a${other}b${one}`, `${one}${beginning}`, `${beginning}${other}`],
    [one, other],
  )
  expect(joinHtml(split, ['1', '2']).toString()).toBe(`${beginning}a2b11${beginning}${beginning}2`)
})

test('a part that was drawn apart stands in its place, also where an answer fills something in', async () => {
  const [plain, own] = [new DrawnText(`<ul>${'<li>聚丙烯</li>'.repeat(900)}</ul>`), new DrawnText(`<i>${mark}</i>`)]
  for (let time = 0; time < 2; time++) {
    const split = await splitHtml([`<p title="${mark}">`, plain, plain, 'between', own, '</p>'], [mark])
    const wanted = `<p title="x">${plain.text}${plain.text}between<i>x</i></p>`
    expect(gunzipSync(gzipHtml(split, ['x'])).toString()).toBe(wanted)
    expect(joinHtml(split, ['x']).toString()).toBe(wanted)
  }
})

test('a page that is asked for again is the same in fewer bytes', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => `<li>${(at * 7919) % 1000} 聚丙烯 ${(at * 104_729) % 977}</li>`)
  const text = `<p title="${mark}">${rows.join('')}`
  const split = await splitHtml([text], [mark])
  const before = gzipHtml(split, ['x']).length
  await Promise.all([packWell(split), packWell(split)])
  const after = gzipHtml(split, ['x'])
  expect(gunzipSync(after).toString()).toBe(text.replace(mark, 'x'))
  expect(after.length).toBeLessThan(before)
  await packWell(split)
  expect(gzipHtml(split, ['x'])).toEqual(after)
})

test('pages that are made at the same time do not meet', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `${at} ${'塑料 '.repeat(at * 20_000)}`)
  const made = await Promise.all(texts.map((text) => splitHtml([text], [mark])))
  expect(made.map((split) => joinHtml(split, []).toString() === texts[made.indexOf(split)])).not.toContain(false)
})
