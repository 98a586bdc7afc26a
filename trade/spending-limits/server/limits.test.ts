import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aLimitedBuyer, noLimits, placing } from '#testing/approvals.ts'
import { aCompany } from '#testing/companies.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'
import { excessOf } from '../excess.ts'

const site = await testApp()
const { db } = site
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 0,
    (error: ApiError) => error.code,
  )
type Limited = Awaited<ReturnType<typeof aLimitedBuyer>>

/** Whether so much is ordered at once, or has to be approved. */
async function isOrdered({ buyer }: Pick<Limited, 'buyer'>, tonnes: number) {
  const { wish } = await placing(site, buyer, tonnes)
  return (await buyer.api.orders.placeFromProduct(wish)).approvalId === null
}

describe('what is above a limit', () => {
  const allowance = { currency: 'CNY', perOrderMinor: 100, perMonthMinor: 150, spentMinor: 40 } as const
  const order = (totalMinor: number, currency: 'CNY' | 'USD' = 'CNY') => ({ currency, totalMinor })
  test.each([
    ['just the limit is not', [order(100)], []],
    ['a cent more is', [order(101)], ['order']],
    ['each order counts by itself', [order(60), order(50)], []],
    ['the month counts all of them', [order(60), order(51)], ['month']],
    ['both can be', [order(200)], ['order', 'month']],
    ['another currency has limits of its own', [order(9_000, 'USD')], []],
  ])('%s', (_, orders, limits) => {
    expect(excessOf(orders, [allowance]).map(({ limit }) => limit)).toEqual(limits)
  })
})

describe('limits', () => {
  test('of a role count for everybody who has it, those of a person in their place', async () => {
    const limited = await aLimitedBuyer(site)
    expect([await isOrdered(limited, 1), await isOrdered(limited, 2)]).toEqual([true, false])
    const memberId = limited.buyer.member.id
    await limited.company.api.spendingLimits.save({ memberId, ...noLimits, orderCNY: '20,000.00' })
    expect([await isOrdered(limited, 2), await isOrdered(limited, 3)]).toEqual([true, false])
    await limited.company.api.spendingLimits.save({ memberId, ...noLimits })
    expect(await isOrdered(limited, 3)).toBe(true)
    await limited.company.api.spendingLimits.remove({ memberId })
    expect(await isOrdered(limited, 2)).toBe(false)
    await limited.company.api.spendingLimits.remove({ role: 'buyer' })
    expect(await isOrdered(limited, 9)).toBe(true)
  })

  test('of a month count what was ordered in it and was not cancelled', async () => {
    const limited = await aLimitedBuyer(site, { monthCNY: '20000' })
    expect([await isOrdered(limited, 1), await isOrdered(limited, 1), await isOrdered(limited, 1)]).toEqual([
      true,
      true,
      false,
    ])
    const { list } = await limited.buyer.api.orders.list({})
    await limited.buyer.api.orders.cancel({ id: list[0]?.id ?? 0 })
    expect([await isOrdered(limited, 1), await isOrdered(limited, 1)]).toEqual([true, false])
    await db.run(sql`
      update sales_order set placed_at = date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
        - interval '1 second' where member_id = ${limited.buyer.member.id}`)
    expect(await isOrdered(limited, 2)).toBe(true)
  })

  test('of a month hold for orders placed at the same instant', async () => {
    for (let round = 0; round < 4; round++) {
      const limited = await aLimitedBuyer(site, { monthCNY: '30000' })
      const attempts = await Promise.all(Array.from({ length: 6 }, () => isOrdered(limited, 1)))
      expect(attempts.filter(Boolean)).toHaveLength(3)
      expect((await limited.buyer.api.orders.list({})).totalCount).toBe(3)
    }
  })

  test('end with the place in the company', async () => {
    const { company, buyer } = await aLimitedBuyer(site)
    await company.api.spendingLimits.save({ memberId: buyer.member.id, ...noLimits, orderCNY: '1' })
    await buyer.api.colleagues.leave()
    expect((await company.api.spendingLimits.list()).map(({ memberId }) => memberId)).not.toContain(buyer.member.id)
    expect(await db.many(sql`select from spending_limit where member_id = ${buyer.member.id}`)).toEqual([])
    expect((await placing(site, buyer, 5)).excess).toEqual([])
  })

  test('are listed by role and by person', async () => {
    const { company, buyer } = await aLimitedBuyer(site, { orderCNY: '10000', monthUSD: '5000.50' })
    const rows = await company.api.spendingLimits.list()
    expect(rows.map(({ realname, role }) => realname ?? role.code).slice(0, 4)).toEqual([
      'keeper',
      'buyer',
      'approver',
      'viewer',
    ])
    expect(rows.find(({ memberId, role }) => !memberId && role.code === 'buyer')?.limits).toEqual([
      { currency: 'CNY', perOrderMinor: 1_000_000, perMonthMinor: null },
      { currency: 'USD', perOrderMinor: null, perMonthMinor: 500_050 },
    ])
    expect(rows.find(({ memberId }) => memberId === buyer.member.id)).toMatchObject({ limits: null })
  })

  test('are set by keepers alone, of their own company, for a role or a person that exists', async () => {
    const { company, buyer, approver } = await aLimitedBuyer(site)
    const wish = { memberId: buyer.member.id, ...noLimits }
    for (const { api } of [buyer, approver])
      await expect(api.spendingLimits.save(wish)).rejects.toMatchObject({ status: 403 })
    const stranger = await aCompany(site)
    expect(await codeOf(stranger.api.spendingLimits.save({ ...wish, orderCNY: '1' }))).toBe(refusals.NOT_FOUND.code)
    await stranger.api.spendingLimits.remove({ memberId: buyer.member.id })
    const wrong = [
      company.api.spendingLimits.save({ ...wish, orderCNY: 'much' }),
      company.api.spendingLimits.save({ ...wish, role: 'buyer' }),
      company.api.spendingLimits.save(noLimits),
    ]
    expect(new Set(await Promise.all(wrong.map(codeOf)))).toEqual(new Set([refusals.INVALID_INPUT.code]))
    expect(await codeOf(company.api.spendingLimits.save({ role: 'emperor', ...noLimits, orderCNY: '1' }))).toBe(
      refusals.NOT_FOUND.code,
    )
    const alone = await aBuyer(site)
    expect(await alone.api.spendingLimits.list()).toEqual([])
    expect((await stranger.api.spendingLimits.list()).some(({ limits }) => limits)).toBe(false)
  })
})
