import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { lettersMenuId } from '#identity/roles/menu.ts'
import { operatorContract } from '#site/office-contract.ts'
import { members as memberCalls } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { aContact, aMember, aRole, aSession } from '#testing/factories.ts'
import { aPendingCompany } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db, call, as } = site
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)
const admin = await atDesk(site, await aPerson(db))

describe('a member', () => {
  test('who is disabled is out with the next request, everywhere, and cannot come back', async () => {
    const member = await aMember(db)
    const tokens = [await aSession(db, member), await aSession(db, member)]
    const statuses = () =>
      Promise.all(tokens.map(async (token) => (await call(memberCalls.info, {}, { token })).status))
    expect(await statuses()).toEqual([200, 200])
    await desk.members.disable({ ids: [member.id] })
    expect(await statuses()).toEqual([401, 401])
    const kept = await db.first(sql`select count(*) from session where member_id = ${member.id}`)
    expect(kept).toEqual({ count: 0 })
    await desk.members.enable({ ids: [member.id] })
    // Whoever was signed in before signs in anew.
    expect(await statuses()).toEqual([401, 401])
    expect((await auditOf(db, 'member', member.id)).map(({ action }) => action)).toEqual(['enable', 'disable'])
  })

  test('is signed out everywhere without being disabled', async () => {
    const member = await aMember(db)
    const token = await aSession(db, member)
    expect((await desk.members.info({ id: member.id })).sessions).toHaveLength(1)
    await desk.members.signOut({ ids: [member.id] })
    expect((await call(memberCalls.info, {}, { token })).status).toBe(401)
    expect(await desk.members.info({ id: member.id })).toMatchObject({ disabled: false, sessions: [] })
  })

  test('gets another role and contact, which count at once', async () => {
    const buyer = await aBuyer(site)
    const role = await aRole(db)
    const contact = await aContact(db)
    const { version } = await desk.members.info({ id: buyer.member.id })
    const change = { id: buyer.member.id, version, roleId: role.id, contactId: contact.id }
    await desk.members.update(change)
    expect((await buyer.api.members.menu()).permissions).toEqual([])
    expect(await desk.members.info({ id: buyer.member.id })).toMatchObject({ contactId: contact.id, roleId: role.id })
    await expect(desk.members.update(change)).rejects.toMatchObject({ code: 488401 })
  })

  test('is disabled together with others, and one step opens them all again', async () => {
    const members = [await aMember(db), await aMember(db)]
    const states = async () => Promise.all(members.map(async ({ id }) => (await desk.members.info({ id })).disabled))
    const { changeId } = await desk.members.disable({ ids: members.map(({ id }) => id) })
    expect(await states()).toEqual([true, true])
    await desk.audit.undo({ changeId })
    expect(await states()).toEqual([false, false])
    await expect(desk.members.disable({ ids: [members[0]?.id ?? 0, 1_999_999] })).rejects.toMatchObject({ code: 48801 })
    expect(await states()).toEqual([false, false])
  })

  test('gets the former role back when the change is undone, unless it was changed since', async () => {
    const { id } = await aMember(db)
    const { version, roleId } = await desk.members.info({ id })
    const { changeId } = await desk.members.update({ id, version, roleId: (await aRole(db)).id })
    await desk.audit.undo({ changeId })
    const back = await desk.members.info({ id })
    expect(back.roleId).toBe(roleId)
    const again = await desk.members.update({ id, version: back.version, roleId: (await aRole(db)).id })
    await desk.members.disable({ ids: [id] })
    await expect(desk.audit.undo({ changeId: again.changeId })).rejects.toMatchObject({ message: expect.any(String) })
  })

  test('without any address stays closed', async () => {
    const { id } = await aMember(db, { disabled: true })
    await db.run(sql`update member set email = null where id = ${id}`)
    await expect(desk.members.enable({ ids: [id] })).rejects.toMatchObject({ status: 403 })
  })

  test('is found by name, state and role', async () => {
    const { id, realname } = await aMember(db, { realname: 'Ottoline Finder', disabled: true })
    const found = await desk.members.list({ search: 'ottoline', state: 'disabled', sort: '-orders' })
    expect(found.list).toMatchObject([{ id, realname, orders: 0, roleNameEn: 'Buyer' }])
    expect((await desk.members.list({ search: 'ottoline', state: 'active' })).totalCount).toBe(0)
  })
})

describe('a company', () => {
  test('is verified, and its keeper is notified', async () => {
    const { id, version, name, keeper } = await aPendingCompany(db)
    expect((await desk.companies.list({ status: 'pending', search: name })).list).toMatchObject([{ id, members: 1 }])
    await desk.companies.review({ id, version, decision: 'verified' })
    const api = await as(keeper)
    expect(await api.companies.company()).toMatchObject({ status: 'verified' })
    expect((await api.letters.list({})).list).toMatchObject([{ subject: `${name} is verified` }])
    expect(await auditOf(db, 'company', id)).toMatchObject([
      { action: 'review', before: { status: 'pending' }, after: { status: 'verified' } },
    ])
  })

  test('is rejected only with a reason, which the keeper reads', async () => {
    const { id, version, keeper } = await aPendingCompany(db)
    await expect(desk.companies.review({ id, version, decision: 'rejected' })).rejects.toMatchObject({
      fields: { note: 'Please say why it is rejected' },
    })
    await desk.companies.review({ id, version, decision: 'rejected', note: 'The name differs.' })
    const [letter] = (await (await as(keeper)).letters.list({})).list
    expect(letter?.content).toContain('The name differs.')
  })

  test('that was changed while somebody looked at it is not decided on', async () => {
    const { id, version } = await aPendingCompany(db)
    await db.run(sql`update enterprise set website = 'other.example' where id = ${id}`)
    await expect(desk.companies.review({ id, version, decision: 'verified' })).rejects.toMatchObject({ code: 488401 })
    expect(await desk.companies.info({ id })).toMatchObject({ status: 'pending' })
  })
})

describe('a customer role', () => {
  test('is what its members may do and see from the next call on', async () => {
    const [first] = (await admin.menu.list()).filter(({ parentId }) => parentId !== null)
    const menuIds = [first?.id ?? 0]
    const { id } = await admin.roles.create({ code: 'tester', name: '测试', nameEn: 'Tester', menuIds })
    const member = await aMember(db, { role: 'tester' })
    const api = await as(member)
    expect(await api.members.menu()).toMatchObject({ permissions: [], menuList: [{ list: [{ id: first?.id }] }] })
    const role = { id, version: 1, code: 'tester', name: '测试', nameEn: 'Tester', menuIds: [] }
    await admin.roles.update({ ...role, permissions: ['cart.edit'] })
    expect(await api.members.menu()).toEqual({ permissions: ['cart.edit'], menuList: [] })
    await expect(admin.roles.update(role)).rejects.toMatchObject({ code: 488401 })
    await expect(admin.roles.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
  })

  test('that every new member gets keeps its code and stays', async () => {
    const buyer = (await admin.roles.list()).find(({ code }) => code === 'buyer')
    if (!buyer) throw new Error('There is no role for buyers.')
    const { id, version, name, nameEn } = buyer
    await expect(admin.roles.update({ id, version, name, nameEn, code: 'other' })).rejects.toMatchObject({
      fields: { code: expect.stringContaining('buyer') },
    })
    await expect(admin.roles.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
  })

  test('is changed by administrators only', async () => {
    const headers = deskHeaders(await aDeskSession(db, seller))
    expect((await call(operatorContract.roles.create, {}, headers)).status).toBe(403)
    expect((await call(operatorContract.roles.list, {}, headers)).status).toBe(200)
  })
})

describe('the customer menu', () => {
  const roleOf = async (code: string) => {
    const role = (await admin.roles.list()).find((each) => each.code === code)
    if (!role) throw new Error(`There is no role ${code}.`)
    return role
  }

  test('changes its names and its order at once, and back', async () => {
    const buyer = await as(await aMember(db))
    const leaves = async () => (await buyer.members.menu()).menuList[0]?.list.map(({ id }) => id) ?? []
    const [first = 0, second = 0, ...rest] = await leaves()
    const { changeId } = await admin.menu.move({ id: second, direction: 'up' })
    expect(await leaves()).toEqual([second, first, ...rest])
    await admin.audit.undo({ changeId })
    expect(await leaves()).toEqual([first, second, ...rest])
    // The first has nowhere to go.
    await admin.menu.move({ id: first, direction: 'up' })
    expect(await leaves()).toEqual([first, second, ...rest])
    const saved = await admin.menu.info({ id: first })
    const item = { ...saved, parentId: saved.parentId ?? '', url: saved.url ?? '' }
    await admin.menu.update({ ...item, name: '新名', nameEn: 'Renamed' })
    expect((await buyer.members.menu()).menuList[0]?.list[0]).toMatchObject({ name: '新名', nameEn: 'Renamed' })
    await expect(admin.menu.update({ ...item, name: '又', nameEn: 'Again' })).rejects.toMatchObject({ code: 488401 })
  })

  test('grows a heading with a page for one role, and loses both again, which can be undone', async () => {
    const [buyer, viewer] = [await as(await aMember(db)), await as(await aMember(db, { role: 'viewer' }))]
    const lastOf = async (member: typeof buyer) => (await member.members.menu()).menuList.at(-1)
    const before = await lastOf(buyer)
    const heading = await admin.menu.create({ name: '服务', nameEn: 'Service', url: '' })
    expect(await lastOf(buyer)).toEqual(before)
    const [seen, page] = [await roleOf('buyer'), '/customer/shopping/enquiryDetail']
    const leaf = { name: '报价', nameEn: 'Quotes', url: page, parentId: heading.id, roleIds: [seen.id] }
    const { id } = await admin.menu.create(leaf)
    expect(await lastOf(buyer)).toMatchObject({ nameEn: 'Service', list: [{ id, nameEn: 'Quotes', url: page }] })
    expect(await lastOf(viewer)).toEqual(before)
    // Who edits the role with the menu as it was is refused.
    await expect(admin.roles.update({ ...seen, permissions: [] })).rejects.toMatchObject({ code: 488401 })
    await expect(admin.menu.remove({ ids: [heading.id] })).rejects.toMatchObject({ message: expect.any(String) })
    const { changeId } = await admin.menu.remove({ ids: [id] })
    expect(await lastOf(buyer)).toEqual(before)
    await admin.audit.undo({ changeId })
    expect(await lastOf(buyer)).toMatchObject({ nameEn: 'Service', list: [{ id }] })
    await admin.menu.remove({ ids: [id] })
    await admin.menu.remove({ ids: [heading.id] })
    expect((await admin.menu.list()).some(({ nameEn }) => nameEn === 'Service')).toBe(false)
  })

  test.each([
    ['an address of another site', { url: '//evil.example' }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a page that is there already', { url: to.cart() }, 'url'],
    ['something below a heading without an address', { parentId: 10 }, 'url'],
    ['something below a page', { parentId: 11, url: '/customer/x' }, 'parentId'],
  ])('refuses %s at its field', async (_, wrong, field) => {
    const refused = await admin.menu.create({ name: '新', nameEn: 'New', ...wrong }).catch((error: unknown) => error)
    expect(Object.keys((refused as { data: { fields: object } }).data.fields)).toEqual([field])
  })

  test('keeps the item that counts unread letters', async () => {
    await expect(admin.menu.remove({ ids: [lettersMenuId] })).rejects.toMatchObject({ status: 403 })
  })
})
