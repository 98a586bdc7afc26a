import { describe, expect, test } from 'vitest'
import { joined } from '#platform/server/database/joined.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aMember, aRole } from '#testing/factories.ts'
import { aBroadcast } from '#testing/service.ts'
import { testApp } from '#testing/test-app.ts'
import { continueBroadcasts } from './send-broadcast.ts'

const app = await testApp()
const { db, as } = app
const desk = await atDesk(app, await aPerson(db, 'service'))
const words = { subject: '通知', body: '第一行\n第二行', subjectEn: 'Notice', bodyEn: 'First line' }
const lettersOf = (member: { id: number }) =>
  db.many<{ subject: string }>(sql`select subject from letter where member_id = ${member.id}`)

/** Many members of a role of their own. */
async function aCrowd(count: number) {
  const { id } = await aRole(db)
  await db.run(sql`
    insert into member (role_id, email, password_hash, realname, locale)
    select ${id}, 'crowd' || ${id} || '-' || n || '@example.com', 'x', 'Member', 'en-US'
    from generate_series(1, ${count}::int) n`)
  return id
}
const countOf = (roleId: number) =>
  db.first<{ letters: number; people: number }>(sql`
    select count(*) as letters, count(distinct member_id) as people
    from letter join member on member.id = member_id where role_id = ${roleId}`)

describe('a letter to members', () => {
  test('is read by each in their own language', async () => {
    const { id: roleId } = await aRole(db)
    const [english, chinese, stranger] = [await aMember(db), await aMember(db), await aMember(db)]
    await db.run(sql`update member set role_id = ${roleId} where id in (${english.id}, ${chinese.id})`)
    await db.run(sql`update member set locale = 'zh-CN' where id = ${chinese.id}`)
    await db.run(sql`update member set locale = 'en-US' where id = ${english.id}`)
    const { id } = await desk.broadcasts.create({ audience: 'role', roleId, ...words })
    const draft = await desk.broadcasts.info({ id })
    expect(draft).toMatchObject({ state: 'draft', recipients: 2, sent: 0 })
    await desk.broadcasts.send({ id, version: draft.version })
    expect((await (await as(english)).letters.list()).list[0]).toMatchObject({ subject: 'Notice' })
    const reader = await as(chinese)
    const [letter] = (await reader.letters.list()).list
    expect(letter).toMatchObject({ subject: '通知', content: '第一行\n第二行', status: 0 })
    expect(await lettersOf(stranger)).toEqual([])
    await reader.letters.read({ ids: [letter?.id ?? 0] })
    expect(await desk.broadcasts.info({ id })).toMatchObject({ state: 'sent', recipients: 2, sent: 2, read: 1 })
    expect((await auditOf(db, 'broadcast', id)).map(({ action }) => action)).toEqual(['send', 'create'])
  })

  test('to many does not go to who wants no announcements, one to a single member does', async () => {
    const { id: roleId } = await aRole(db)
    const quiet = await aMember(db)
    await db.run(sql`update member set role_id = ${roleId} where id = ${quiet.id}`)
    const reader = await as(quiet)
    await reader.letters.choose({ choices: [{ topic: 'announcements', letter: false, mail: false }] })
    const many = await desk.broadcasts.create({ audience: 'role', roleId, ...words })
    expect(await desk.broadcasts.info({ id: many.id })).toMatchObject({ recipients: 0 })
    const one = await desk.broadcasts.create({ audience: 'member', member: quiet.email ?? '', ...words })
    await desk.broadcasts.send({ id: one.id, version: 1 })
    expect(await reader.letters.newCount()).toBe(1)
  })

  test('goes to one member, or to those of one language', async () => {
    const [one, other] = [await aMember(db), await aMember(db)]
    const { id } = await desk.broadcasts.create({ audience: 'member', member: one.email ?? '', ...words })
    await desk.broadcasts.send({ id, version: 1 })
    expect([(await lettersOf(one)).length, (await lettersOf(other)).length]).toEqual([1, 0])
    const { id: roleId } = await aRole(db)
    await db.run(sql`update member set role_id = ${roleId}, locale = 'zh-CN' where id = ${one.id}`)
    await db.run(sql`update member set role_id = ${roleId}, locale = 'en-US' where id = ${other.id}`)
    const chinese = await desk.broadcasts.create({ audience: 'role', roleId, locale: 'zh-CN', ...words })
    expect(await desk.broadcasts.info(chinese)).toMatchObject({ recipients: 1 })
  })

  test('in one language only is read by all in that one', async () => {
    const member = await aMember(db)
    await db.run(sql`update member set locale = 'zh-CN' where id = ${member.id}`)
    const { subjectEn, bodyEn } = words
    const { id } = await desk.broadcasts.create({ audience: 'member', member: member.email ?? '', subjectEn, bodyEn })
    await desk.broadcasts.send({ id, version: 1 })
    expect(await lettersOf(member)).toEqual([{ subject: 'Notice' }])
  })

  test('to many goes on by schedule, once to each, however many work on it', async () => {
    const roleId = await aCrowd(1200)
    const { id, version } = await aBroadcast(db, { roleId })
    await Promise.all([1, 2].map(() => desk.broadcasts.send({ id, version })))
    expect(await desk.broadcasts.info({ id })).toMatchObject({ state: 'sending', recipients: 1200, sent: 500 })
    const goOn = () => continueBroadcasts(db)
    await Promise.all([goOn(), goOn()])
    await goOn()
    expect(await countOf(roleId)).toEqual({ letters: 1200, people: 1200 })
    expect(await desk.broadcasts.info({ id })).toMatchObject({ state: 'sent', sent: 1200 })
  })

  test('killed halfway, a batch has happened as a whole or not at all', async () => {
    const roleId = await aCrowd(700)
    const { id, version } = await aBroadcast(db, { roleId })
    await desk.broadcasts.send({ id, version })
    const killed = db.transaction(async (tx) => {
      await continueBroadcasts(joined(db, tx))
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await countOf(roleId)).toEqual({ letters: 500, people: 500 })
    await continueBroadcasts(db)
    expect(await countOf(roleId)).toEqual({ letters: 700, people: 700 })
  })

  test('does not reach who joins later, nor who is locked out', async () => {
    const roleId = await aCrowd(501)
    await db.run(
      sql`update member set disabled = true where id = (select min(id) from member where role_id = ${roleId})`,
    )
    const { id, version } = await aBroadcast(db, { roleId })
    await desk.broadcasts.send({ id, version })
    const late = await aMember(db)
    await db.run(sql`
      update member set role_id = ${roleId}, created_at = now() + interval '1 minute' where id = ${late.id}`)
    await continueBroadcasts(db)
    expect(await countOf(roleId)).toEqual({ letters: 500, people: 500 })
    expect(await lettersOf(late)).toEqual([])
  })

  test('names somebody we know, and is not changed once it is sent', async () => {
    const unknown = desk.broadcasts.create({ audience: 'member', member: 'nobody@example.com', ...words })
    await expect(unknown).rejects.toMatchObject({ fields: { member: expect.any(String) } })
    await expect(desk.broadcasts.create({ audience: 'role', ...words })).rejects.toMatchObject({
      fields: { roleId: expect.any(String) },
    })
    const { id, version } = await aBroadcast(db, { memberId: (await aMember(db)).id })
    await desk.broadcasts.send({ id, version })
    const late = desk.broadcasts.update({ id, version: version + 1, ...words })
    await expect(late).rejects.toMatchObject({ status: 403 })
    await expect(desk.broadcasts.remove({ ids: [id] })).rejects.toMatchObject({ status: 403 })
  })
})
