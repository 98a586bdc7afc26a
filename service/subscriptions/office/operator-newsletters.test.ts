import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { giveUp, markSent, removeOldMessages } from '#platform/server/mail/queries.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { messagesTo } from '#testing/messages.ts'
import { aCatalogue, aNewsletter, aReader } from '#testing/service.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db } = app
const person = await aPerson(db, 'service')
const desk = await atDesk(app, person)
const mailsTo = async (email: string) => (await messagesTo(db, email)).length

const oneClickOf = async (id: string) => {
  const row = await db.first<{ url: string }>(sql`select message ->> 'oneClick' as url from outbox where id = ${id}`)
  return row?.url.replace(app.config.publicOrigin, '') ?? ''
}

describe('a newsletter', () => {
  test('is written, seen with its readers, tried on oneself and sent', async () => {
    const productCatalog = await aCatalogue(db)
    const [english, chinese] = [await aReader(db, productCatalog), await aReader(db, productCatalog, 'zh-CN')]
    const { id } = await desk.newsletters.create({
      productCatalog,
      subject: '新批次',
      body: '<p>到货<script>x()</script></p>',
      subjectEn: 'New lots',
      bodyEn: '<h2>In stock</h2><p>See <a href="/product/list">all</a></p>',
      path: '/product/list',
    })
    const draft = await desk.newsletters.info({ id })
    expect(draft).toMatchObject({ state: 'draft', readers: 2, chinese: 1, sent: 0, body: '<p>到货</p>' })
    await desk.newsletters.test({ id })
    const subjects = (await messagesTo(db, person.email)).map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['[Test] New lots', '【测试】新批次']))
    expect(await mailsTo(english)).toBe(0)

    await desk.newsletters.send({ id, version: draft.version })
    expect(await desk.newsletters.info({ id })).toMatchObject({ state: 'sent', readers: 2, sent: 2 })
    const [[first], [second]] = [await messagesTo(db, english), await messagesTo(db, chinese)]
    expect(first?.html).toContain('&amp;to=%2Fproduct%2Flist"')
    expect(first?.text).toContain(`${app.config.publicOrigin}/product/list`)
    expect(first?.text).toContain('In stock')
    expect(second).toMatchObject({ subject: '新批次' })
    expect((await auditOf(db, 'newsletter', id)).map(({ action }) => action)).toEqual(['send', 'test', 'create'])
  })

  test('has figures of what became of it, which stay when readers leave and are forgotten', async () => {
    const productCatalog = await aCatalogue(db)
    const emails = await Promise.all([1, 2, 3].map(() => aReader(db, productCatalog)))
    const { id } = await desk.newsletters.create({
      productCatalog,
      subjectEn: 'New lots',
      bodyEn:
        '<p>See <a href="/product/list?grade=1&amp;page=2">all</a> or <a href="https://other.example/">others</a></p>',
    })
    await desk.newsletters.send({ id, version: 1 })
    const figures = async () => {
      const { sent, delivered, failed, followed, unsubscribed } = await desk.newsletters.info({ id })
      return { sent, delivered, failed, followed, unsubscribed }
    }
    expect(await figures()).toEqual({ sent: 3, delivered: 0, failed: 0, followed: 0, unsubscribed: 0 })

    const mails = (await Promise.all(emails.map((email) => messagesTo(db, email)))).flat()
    const [taken, refused, waiting] = mails.map((mail) => mail.id)
    await markSent(db, taken ?? '', true)
    await giveUp(db, refused ?? '', '550')
    await db.run(sql`update outbox set created_at = now() - interval '8 days' where id = ${waiting}`)
    await removeOldMessages(db)
    expect(await figures()).toMatchObject({ delivered: 1, failed: 2 })

    const html = mails[0]?.html ?? ''
    expect(html).toContain('href="https://other.example/"')
    const [, address = ''] = /href="([^"]*email\/go[^"]*)"/.exec(html) ?? []
    const url = address.replaceAll('&amp;', '&').replace(app.config.publicOrigin, '')
    expect((await app.request({ url })).headers.location).toBe('/product/list?grade=1&page=2')
    const elsewhere = url.replace(/to=.*/, `to=${encodeURIComponent('//other.example/')}`)
    expect((await app.request({ url: elsewhere })).statusCode).toBe(400)
    expect(await figures()).toMatchObject({ followed: 1 })
    // Whatever is typed as an address can be sent as one; a machine that follows links again and again counts for little.
    const typed = url.replace(/to=.*/, `to=${encodeURIComponent(`${to.search.path}?key=聚丙烯\u0001#é`)}`)
    for (let time = 0; time < 40; time++)
      expect((await app.request({ url: typed })).headers.location).toBe(
        `${to.search.path}?key=%E8%81%9A%E4%B8%99%E7%83%AF%01#%C3%A9`,
      )
    expect(await figures()).toMatchObject({ followed: 30 })

    const leave = { method: 'POST', url: await oneClickOf(taken ?? ''), payload: 'List-Unsubscribe=One-Click' } as const
    for (const _ of [1, 2])
      await app.request({ ...leave, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(await figures()).toMatchObject({ sent: 3, unsubscribed: 1 })
    const [listed] = (await desk.newsletters.list({ productCatalog })).list
    expect(listed).toMatchObject({ sent: 3, readers: 3, delivered: 1, unsubscribed: 1 })
  })

  test('is sent once, however often and however many press the button', async () => {
    const { id, version, emails } = await aNewsletter(db, { readers: ['en-US', 'zh-CN'] })
    await Promise.all([1, 2, 3].map(() => desk.newsletters.send({ id, version })))
    await desk.newsletters.send({ id, version })
    expect(await Promise.all(emails.map(mailsTo))).toEqual([1, 1])
    expect((await auditOf(db, 'newsletter', id)).filter(({ action }) => action === 'send')).toHaveLength(1)
  })

  test('is sent as it was on the screen, or not', async () => {
    const { id, version, productCatalog, emails } = await aNewsletter(db, { readers: ['en-US'] })
    await desk.newsletters.update({ id, version, productCatalog, subjectEn: 'Other', bodyEn: '<p>Other</p>' })
    await expect(desk.newsletters.send({ id, version })).rejects.toMatchObject({ code: 488401 })
    expect(await mailsTo(emails[0] ?? '')).toBe(0)
  })

  test('that nobody reads is not sent', async () => {
    const { id, version } = await aNewsletter(db)
    await expect(desk.newsletters.send({ id, version })).rejects.toMatchObject({ status: 403 })
    expect(await desk.newsletters.info({ id })).toMatchObject({ state: 'draft' })
  })

  test('that was sent is neither changed nor deleted', async () => {
    const { id, version, productCatalog } = await aNewsletter(db, { readers: ['en-US'] })
    await desk.newsletters.send({ id, version })
    const words = { productCatalog, subjectEn: 'Late', bodyEn: '<p>Late</p>' }
    await expect(desk.newsletters.update({ id, version: version + 1, ...words })).rejects.toMatchObject({ status: 403 })
    await expect(desk.newsletters.remove({ ids: [id] })).rejects.toMatchObject({ status: 403 })
  })

  test('that was deleted as a draft comes back as it was', async () => {
    const { id } = await aNewsletter(db)
    const { changeId } = await desk.newsletters.remove({ ids: [id] })
    await expect(desk.newsletters.info({ id })).rejects.toMatchObject({ code: 48801 })
    await desk.audit.undo({ changeId })
    expect(await desk.newsletters.info({ id })).toMatchObject({ subjectEn: 'New lots', bodyEn: '<p>In stock</p>' })
  })

  test('is whole in each language that it is written in', async () => {
    const productCatalog = await aCatalogue(db)
    const refused = (words: object) =>
      desk.newsletters.create({ productCatalog, ...words }).catch((error) => error.fields)
    expect(Object.keys(await refused({ subjectEn: 'Only a subject', bodyEn: '<p><br></p>' }))).toEqual(['bodyEn'])
    expect(Object.keys(await refused({}))).toEqual(['subject'])
    expect(Object.keys(await refused({ productCatalog: '', subject: '题', body: '文' }))).toEqual(['productCatalog'])
  })
})

test('the list shows how far each one is', async () => {
  const { id, version, productCatalog } = await aNewsletter(db, { readers: ['en-US', 'en-US'] })
  await desk.newsletters.send({ id, version })
  await db.run(sql`
    with one as (
      delete from newsletter_mail where ctid in (select had.ctid from newsletter_mail had
        join newsletter_draft draft using (newsletter_id) where draft.id = ${id} limit 1))
    update newsletter set finished_at = null, addressed = 1 where category_id = ${productCatalog}`)
  const { list } = await desk.newsletters.list({ productCatalog, state: 'sending' })
  expect(list).toMatchObject([{ id, state: 'sending', readers: 2, sent: 1 }])
  expect((await desk.newsletters.list({ productCatalog, state: 'draft' })).totalCount).toBe(0)
})
