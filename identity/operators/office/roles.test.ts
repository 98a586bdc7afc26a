import { describe, expect, test } from 'vitest'
import { needsSecondFactor, type GrantedPermission } from '#platform/contract/office/permissions.ts'
import { sql } from '#platform/server/database/sql.ts'
import {
  aPerson,
  aRole,
  atDesk,
  operatorPassword as currentPassword,
  roleIdOf,
  somebodyWho,
} from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db } = site
const administrator = await atDesk(site, await aPerson(db))

const details = (roleIds: number[]) => ({
  email: `${crypto.randomUUID()}@example.com`,
  name: '甲',
  nameEn: 'A',
  roleIds,
  currentPassword,
})
const columnOf = async (id: number) =>
  (await db.first<{ role: string }>(sql`select role from operator where id = ${id}`))?.role
const forbidden = { status: 403 }
let made = 0
const ownRole = (...permissions: GrantedPermission[]) => ({
  name: '财务',
  nameEn: 'Accounts',
  code: `accounts-${++made}`,
  permissions,
})

describe('roles', () => {
  test('combine: an operator may what any of them allows', async () => {
    const roleIds = [await roleIdOf(db, 'catalogue'), await aRole(db, ['rates.read'])]
    const { id } = await administrator.operators.create(details(roleIds))
    const me = await (await atDesk(site, { id })).session.me()
    expect(me.roles.map((role) => role.id)).toEqual(roleIds)
    expect(me.permissions).toEqual(expect.arrayContaining(['catalogue.edit', 'rates.read']))
    expect(me.permissions).not.toContain('rates.edit')
  })

  test('are made by ticking codes, and what a code needs comes with it', async () => {
    const { id } = await administrator.operatorRoles.create(ownRole('money.confirm'))
    expect((await administrator.operatorRoles.info({ id })).permissions).toEqual([
      'sales.read',
      'money.read',
      'money.confirm',
    ])
  })

  test('count at once when they change, and sign their people out', async () => {
    const { id } = await administrator.operatorRoles.create(ownRole('rates.edit'))
    const { id: personId } = await administrator.operators.create(details([id]))
    const desk = await atDesk(site, { id: personId })
    await desk.rates.list()
    const saved = await administrator.operatorRoles.info({ id })
    await administrator.operatorRoles.update({ ...saved, permissions: ['products.read'] })
    await expect(desk.rates.list()).rejects.toMatchObject({ status: 401 })
    await expect((await atDesk(site, { id: personId })).rates.list()).rejects.toMatchObject(forbidden)
  })

  test('that came with the site stay as they are', async () => {
    const id = await roleIdOf(db, 'sales')
    const saved = await administrator.operatorRoles.info({ id })
    const wrong = { fields: { permissions: expect.any(String) } }
    await expect(
      administrator.operatorRoles.update({ ...saved, permissions: ['products.read'] }),
    ).rejects.toMatchObject(wrong)
    await expect(administrator.operatorRoles.remove({ ids: [id] })).rejects.toThrow()
  })

  test('that somebody has are not removed', async () => {
    const id = await aRole(db, ['rates.read'])
    const { id: personId } = await administrator.operators.create(details([id]))
    await expect(administrator.operatorRoles.remove({ ids: [id] })).rejects.toThrow()
    expect((await administrator.operators.info({ id: personId })).roles).toHaveLength(1)
  })

  test.each<[boolean, GrantedPermission[]]>([
    [false, ['products.edit', 'content.edit', 'catalogue.edit']],
    [true, ['products.edit', 'rates.edit']],
    [true, ['members.read']],
    [true, ['roles.edit']],
  ])('need a second factor: %s for %j', (needed, codes) => expect(needsSecondFactor(codes)).toBe(needed))
})

describe('rights that stand apart', () => {
  test('one confirms the money, another pays it back', async () => {
    const confirms = await atDesk(site, await somebodyWho(db, 'sales.read', 'money.read', 'money.confirm'))
    const paysBack = await atDesk(site, await somebodyWho(db, 'sales.read', 'money.read', 'money.refund'))
    const gone = { id: 2_000_000_000 }
    const unknown = { status: 200, code: 48801 }
    await expect(confirms.orders.confirmTransfer({ ...gone, amountMinor: '1' })).rejects.toMatchObject(unknown)
    await expect(confirms.orders.refund({ ...gone, reason: 'x' })).rejects.toMatchObject(forbidden)
    await expect(paysBack.orders.confirmTransfer({ ...gone, amountMinor: '1' })).rejects.toMatchObject(forbidden)
    await expect(paysBack.orders.refund({ ...gone, reason: 'x' })).rejects.toMatchObject(unknown)
    await expect(paysBack.orders.close({ ...gone, reason: 'x' })).rejects.toMatchObject(forbidden)
  })
})

describe('nobody gives what they do not have', () => {
  test('neither a role to somebody', async () => {
    const desk = await atDesk(site, await somebodyWho(db, 'operators.edit', 'products.read'))
    await expect(desk.operators.create(details([await roleIdOf(db, 'administrator')]))).rejects.toMatchObject(forbidden)
    await desk.operators.create(details([await aRole(db, ['products.read'])]))
  })

  test('nor a code to a role', async () => {
    const desk = await atDesk(site, await somebodyWho(db, 'roles.edit', 'products.read'))
    const wrong = { fields: { permissions: expect.any(String) } }
    await expect(desk.operatorRoles.create(ownRole('money.refund'))).rejects.toMatchObject(wrong)
    const { id } = await desk.operatorRoles.create(ownRole('products.read'))
    const saved = await desk.operatorRoles.info({ id })
    await expect(
      desk.operatorRoles.update({ ...saved, permissions: ['products.read', 'audit.read'] }),
    ).rejects.toMatchObject(wrong)
  })

  test('nor by taking over the account of whoever may more', async () => {
    const desk = await atDesk(site, await somebodyWho(db, 'operators.edit', 'products.read'))
    const { id, email } = await aPerson(db)
    const roleIds = [await aRole(db, ['products.read'])]
    const mine = { id, version: 1, name: '甲', nameEn: 'A', roleIds, currentPassword }
    await expect(desk.operators.update({ ...mine, email: `my-${email}` })).rejects.toMatchObject(forbidden)
    await expect(desk.operators.invite({ id })).rejects.toMatchObject(forbidden)
    await expect(desk.operators.disable({ id })).rejects.toMatchObject(forbidden)
    await expect(desk.operators.resetSecondFactor({ id, currentPassword })).rejects.toMatchObject(forbidden)
  })
})

describe('the release before', () => {
  test('reads one name that gives no more than the roles do', async () => {
    const [sales, catalogue, own] = [
      await roleIdOf(db, 'sales'),
      await roleIdOf(db, 'catalogue'),
      await aRole(db, ['rates.read']),
    ]
    const columnFor = async (...roleIds: number[]) =>
      columnOf((await administrator.operators.create(details(roleIds))).id)
    expect(await columnFor(sales, catalogue)).toBe('catalogue')
    expect(await columnFor(own, sales)).toBe('sales')
    expect(await columnFor(own)).toBe('custom')
  })

  test('writes that name, and the role follows', async () => {
    const { id } = await aPerson(db, 'content')
    await db.run(sql`update operator set role = 'service' where id = ${id}`)
    expect((await administrator.operators.info({ id })).roles.map((role) => role.id)).toEqual([
      await roleIdOf(db, 'service'),
    ])
  })
})
