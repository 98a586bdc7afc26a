import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote, endsIn } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules, initialStock } from '#testing/trading-invariants.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'
import { endOfDay } from './queries.ts'
import { quoteLines } from './quote-lines.ts'
import { expireQuotes } from './timed-steps.ts'
import { withdrawQuote } from './withdraw-quote.ts'

const site = await testApp()
const { db, config } = site
const operator = anOperator(site)
await aContact(db)
const buyers = [await aBuyer(site), await aBuyer(site)] as const

/** What the state machine is, written a second time and as simply as can be. */
const model: Record<string, { from: string[]; to: string; own?: true }> = {
  accept: { from: ['sent'], to: 'accepted', own: true },
  counter: { from: ['sent'], to: 'countered', own: true },
  decline: { from: ['sent', 'countered'], to: 'declined', own: true },
  withdraw: { from: ['sent', 'countered'], to: 'withdrawn' },
}

const walk = fc.array(
  fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    step: fc.constantFrom('revise', 'pass', ...Object.keys(model)),
    which: fc.nat(2),
  }),
  { minLength: 4, maxLength: 16 },
)

test('random walks of two buyers and a seller end where the model does, with exact orders', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (moves) => {
      const { id: productId } = await goodsForSale(db, { stockKg: 5_000 })
      const { id: enquiryId } = await anEnquiry(buyers[0])
      const lines = [aLine({ productId, kilograms: 1_500, price: '333.33' })]
      const first = await aQuote(operator, enquiryId, { lines })
      const known = [{ id: first.id, status: 'sent' }]
      let stock = 5_000
      for (const { who, step, which } of moves) {
        if (step === 'revise') {
          const last = known.at(-1)
          const next = await aQuote(operator, enquiryId, { lines, revises: last?.id }).catch(() => undefined)
          expect(next === undefined).toBe(last?.status === 'accepted')
          if (!next || !last) continue
          if (['sent', 'countered'].includes(last.status)) last.status = 'replaced'
          known.push({ id: next.id, status: 'sent' })
          continue
        }
        const quote = known[which]
        if (!quote) continue
        if (step === 'pass') {
          await endsIn(db, quote.id, 0)
          await expireQuotes(db, config)
          if (quote.status === 'sent') quote.status = 'expired'
          continue
        }
        const { from, to, own } = model[step] ?? { from: [], to: '' }
        const done = await act(step, quote.id, who).then(
          () => true,
          () => false,
        )
        const allowed = from.includes(quote.status) && (!own || who === 0) && (step !== 'accept' || stock >= 1_500)
        expect({ step, quote, done }).toEqual({ step, quote, done: allowed })
        if (!allowed) continue
        quote.status = to
        if (step === 'accept') stock -= 1_500
      }
      for (const { id, status } of known)
        expect(await db.first(sql`select status from quote where id = ${id}`)).toEqual({ status })
      expect(await db.first(sql`select stock_kg from product where id = ${productId}`)).toEqual({ stock_kg: stock })
      expect(await initialStock(db, { productId })).toBe(5_000)
      expect(await brokenRules(db)).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 60_000)

function act(step: string, id: number, who: 0 | 1): Promise<unknown> {
  const { api, addressId } = buyers[who]
  const acts: Record<string, () => Promise<unknown>> = {
    accept: () => api.quotes.accept({ id, addressId }),
    counter: () => api.quotes.counter({ id, message: 'less' }),
    decline: () => api.quotes.decline({ id, reason: 'price' }),
    withdraw: () => withdrawQuote(operator, id, 'x'),
  }
  return acts[step]?.() ?? Promise.resolve()
}

test('the database itself keeps an ended quote ended and every quote as it was sent', async () => {
  const { id: enquiryId } = await anEnquiry(buyers[0])
  const { id } = await aQuote(operator, enquiryId)
  await withdrawQuote(operator, id, 'x')
  await expect(db.run(sql`update quote set status = 'sent' where id = ${id}`)).rejects.toThrow('has ended')
  await expect(db.run(sql`update quote set total = 1 where id = ${id}`)).rejects.toThrow('frozen')
  await expect(db.run(sql`update quote_line set note = 'x' where quote_id = ${id}`)).rejects.toThrow('frozen')
})

test('a day ends at its last second in Shanghai, whatever zone the database thinks in', async () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(days, async (when) => {
      const day = when.toISOString().slice(0, 10)
      const row = await db.first<{ end: string }>(sql`select ${endOfDay(day)} as end`)
      const end = Date.parse(row?.end ?? '')
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Asia/Shanghai',
        dateStyle: 'short',
        timeStyle: 'medium',
      })
      expect(clock.format(new Date(end - 1_000))).toBe(`${day} 23:59:59`)
      expect(clock.format(new Date(end)).slice(0, 10)).not.toBe(day)
    }),
    { numRuns: 25 },
  )
})

test('lines are priced half up to the hundredth, whatever their weight', () => {
  const wanted = fc.record({
    kilograms: fc.integer({ min: 1, max: 100_000_000 }),
    price: fc.integer({ min: 1, max: 9_999_999 }),
  })
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 20 }), (lines) => {
      const given = lines.map((line) => ({
        ...line,
        productName: 'PP',
        replacement: false,
        tiers: [],
        leadTimeDays: 1,
        note: null,
      }))
      const made = quoteLines(given, { lines: [], ownShop: 1 }, [])
      for (const [index, { kilograms, price }] of lines.entries()) {
        const exact = BigInt(kilograms) * BigInt(price)
        const amount = BigInt(made[index]?.amount ?? 0)
        expect(amount * 1000n - exact).toBeLessThanOrEqual(500n)
        expect(exact - amount * 1000n).toBeLessThan(500n)
      }
      expect(made[0]?.product).toMatchObject({ grade: Grade.prime, productFiledType: FieldType.rawMaterial })
    }),
  )
})
