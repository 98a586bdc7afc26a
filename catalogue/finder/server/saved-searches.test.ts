import { describe, expect, test } from 'vitest'
import { mostSavedSearches } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { to } from '#platform/contract/to.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aMember } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { alertMembers } from './alert-members.ts'
import { filterOfQuery } from './filter-of-query.ts'

const { db, as, config } = await testApp()
const buyer = async () => {
  const member = await aMember(db)
  return { ...member, api: await as(member) }
}
const runJob = () => alertMembers(db, config)

describe('a saved search', () => {
  test('is kept with what it asks for, not with the page it was on', async () => {
    const { api } = await buyer()
    const saved = await api.savedSearches.save({
      name: ' My PP ',
      query: 'page=3&key=PP&grade=1&grade=0&view=table&shopId=',
    })
    expect(saved).toMatchObject({ name: 'My PP', query: 'grade=0&grade=1&key=PP', alert: true, lastAlertAt: null })
    expect(await api.savedSearches.list()).toEqual([saved])
  })

  test('saved again is the same one under its new name', async () => {
    const { api } = await buyer()
    const first = await api.savedSearches.save({ name: 'One', query: 'key=PP' })
    const again = await api.savedSearches.save({ name: 'Two', query: 'key=PP&page=2', alert: false })
    expect(again).toMatchObject({ id: first.id, name: 'Two', alert: false })
    expect(await api.savedSearches.list()).toHaveLength(1)
  })

  test('can be changed and deleted by its owner alone', async () => {
    const [owner, stranger] = [await buyer(), await buyer()]
    const { id } = await owner.api.savedSearches.save({ name: 'Mine', query: 'key=ABS' })
    await expect(stranger.api.savedSearches.save({ id, name: 'Theirs', query: 'key=PC' })).rejects.toMatchObject({
      code: 48801,
    })
    await stranger.api.savedSearches.delete({ ids: [id] })
    expect(await owner.api.savedSearches.save({ id, name: 'Still mine', query: 'key=PC' })).toMatchObject({
      id,
      query: 'key=PC',
    })
    await owner.api.savedSearches.delete({ ids: [id] })
    expect(await owner.api.savedSearches.list()).toEqual([])
  })

  test('cannot become a second one with the same question', async () => {
    const { api } = await buyer()
    await api.savedSearches.save({ name: 'One', query: 'key=PP' })
    const { id } = await api.savedSearches.save({ name: 'Other', query: 'key=PE' })
    await expect(api.savedSearches.save({ id, name: 'Other', query: 'key=PP' })).rejects.toMatchObject({ code: 40402 })
  })

  test.each(['', 'page=2', 'grade=99', 'range=mfr:9..1:g/10min', 'key='])(
    'that asks for %j is refused',
    async (query) => {
      const { api } = await buyer()
      await expect(api.savedSearches.save({ name: 'x', query })).rejects.toMatchObject({ code: 40400 })
    },
  )

  test('is one of at most fifty, however many are saved at once', async () => {
    const { api } = await buyer()
    const results = await Promise.allSettled(
      Array.from({ length: mostSavedSearches + 4 }, (_, n) =>
        api.savedSearches.save({ name: `${n}`, query: `key=${n}` }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSavedSearches)
    expect(await api.savedSearches.list()).toHaveLength(mostSavedSearches)
  })
})

describe('an alert', () => {
  test('comes once for each new product that matches', async () => {
    await aProduct(db, { model: 'ALERT-OLD', nameEn: 'Alertable stuff' })
    const { id, api } = await buyer()
    await api.savedSearches.save({ name: 'Alertable', query: 'key=alertable' })
    await runJob()
    expect(await api.letters.newCount()).toBe(0)

    await aProduct(db, { model: 'ALERT-NEW', nameEn: 'Alertable stuff' })
    await aProduct(db, { model: 'OTHER-NEW', nameEn: 'Something else' })
    await runJob()
    await runJob()
    const { list } = await api.letters.list({})
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ subject: '1 new grade matches “Alertable”', status: 0 })
    expect(list[0]?.content).toContain('ALERT-NEW')
    expect(list[0]?.content).not.toContain('ALERT-OLD')
    expect((await api.savedSearches.list())[0]?.lastAlertAt).not.toBeNull()

    const chinese = await as({ id }, { cookie: 'lang=zh-CN' })
    expect((await chinese.letters.list({})).list).toMatchObject([
      { subject: '“Alertable”有 1 个新产品', link: { label: '打开搜索', path: to.search({ key: 'alertable' }) } },
    ])
  })

  test('does not come when it is switched off, nor to a disabled member', async () => {
    const [off, disabled] = [await buyer(), await buyer()]
    await off.api.savedSearches.save({ name: 'Quiet', query: 'key=quietword', alert: false })
    await disabled.api.savedSearches.save({ name: 'Gone', query: 'key=quietword' })
    await db.run(sql`update member set disabled = true where id = ${disabled.id}`)
    await aProduct(db, { nameEn: 'Quietword' })
    await runJob()
    expect(await db.many(sql`select from letter where member_id = any(${[off.id, disabled.id]})`)).toEqual([])
  })

  test('tells only of what was asked for, not of what a typo may have meant', async () => {
    const { api } = await buyer()
    await api.savedSearches.save({ name: 'Typo', query: 'key=unmistakeble' })
    await aProduct(db, { nameEn: 'Unmistakable' })
    await runJob()
    expect(await api.letters.newCount()).toBe(0)
  })
})

test('a query that makes no sense is read as nothing', () => {
  expect(filterOfQuery('grade=abc')).toBeUndefined()
  expect(filterOfQuery('key=a&key=b')).toBeUndefined()
  expect(filterOfQuery('range=mfr%3A1..2%3Ag%2F10min')?.filter.range).toEqual([
    { code: 'mfr', min: 1, max: 2, unit: 'g/10min' },
  ])
})
