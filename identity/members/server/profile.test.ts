import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aRole, aSession } from '#testing/factories.ts'
import { aPdf, aPictureFile } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const { as, call, db } = await testApp()
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const person = { realname: 'Anna Petersen', title: 'Buyer', department: 'Purchasing' }
const country = await db.first<{ id: number }>(sql`select id from country where code = 'DE'`)
const global = {
  ...person,
  enterpriseName: 'Nordplast GmbH',
  countryId: country?.id ?? 0,
  mobile: '+49 (170) 123-45 67',
  website: 'nordplast.example',
}
const aPicture = async (member: { id: number }) =>
  (await as(member)).uploads.upload({
    kind: 'picture',
    file: await aPictureFile('png', 'me.png', { width: 512, height: 512 }),
  })

describe('the profile', () => {
  test('is what the member wrote', async () => {
    const buyer = await as(await aMember(db, { mobile: '13812345678' }))
    await buyer.members.update({ ...person, locale: 'zh-CN' })
    expect(await buyer.members.profile()).toEqual({
      ...person,
      locale: 'zh-CN',
      mobile: '138****5678',
      headImg: null,
      contactMobile: null,
      website: null,
      countryId: null,
      enterpriseName: null,
      inCompany: false,
    })
    await buyer.members.update({ ...person, title: '采购经理' })
    expect(await buyer.members.profile()).toMatchObject({ title: '采购经理', locale: 'zh-CN' })
  })

  test.each([
    ['update', contract.members.update, { realname: 'your name', title: 'your title', department: 'your department' }],
    [
      'updateByGlobal',
      contract.members.updateByGlobal,
      {
        realname: 'your name',
        title: 'your title',
        department: 'your department',
        enterpriseName: 'the company name',
        mobile: 'a mobile number',
      },
    ],
  ])('asks by %s for what is missing, in both languages', async (_, endpoint, wanted) => {
    const token = await aSession(db, await aMember(db))
    const expected = Object.fromEntries(Object.entries(wanted).map(([field, text]) => [field, `Please enter ${text}`]))
    for (const input of [{}, Object.fromEntries(Object.keys(wanted).map((field) => [field, ' \u200b ']))]) {
      const english = await call(endpoint, input, { token })
      expect(english.envelope).toMatchObject({ code: 40400, data: { fields: { realname: expected['realname'] } } })
    }
    expect((await call(endpoint, {}, { token })).envelope).toMatchObject({ data: { fields: expected } })
    const chinese = await call(endpoint, {}, { token, cookie: 'lang=zh-CN' })
    expect(Object.values((chinese.envelope.data as { fields: object }).fields).join()).toMatch(/^[^a-z]+$/)
  })

  test.each(['a\r\nBcc: x@example.com', 'a\tb', '\u202egnp.exe', 'x'.repeat(61)])(
    'takes no name like %j',
    async (realname) =>
      expect(await refused((await as(await aMember(db))).members.update({ ...person, realname }))).toMatchObject({
        code: 40400,
        fields: { realname: expect.any(String) },
      }),
  )

  test('is changed by its fields alone, whatever else is sent', async () => {
    const member = await aMember(db, { emailVerified: false })
    const other = await aMember(db)
    const token = await aSession(db, member)
    const before = await db.first(
      sql`select role_id, email, mobile, password_hash, email_verified, disabled, id from member where id = ${member.id}`,
    )
    const evil = {
      id: other.id,
      memberId: other.id,
      member_id: other.id,
      roleId: 2,
      role_id: 2,
      email: 'evil@example.com',
      emailVerificationFlag: true,
      mobile: '13900000000',
      passwordHash: 'x',
      disabled: true,
      headImg: '/media/evil.webp',
      head_image: 'x',
    }
    await call(contract.members.update, { ...person, ...evil }, { token })
    await call(contract.members.updateByGlobal, { ...global, ...evil }, { token })
    expect(
      await db.first(
        sql`select role_id, email, mobile, password_hash, email_verified, disabled, id from member where id = ${member.id}`,
      ),
    ).toEqual(before)
    expect(await (await as(other)).members.profile()).toMatchObject({ realname: other.realname, title: null })
    expect((await (await as(member)).members.info()).headImg).toBeNull()
  })

  test('needs the permission, at the moment of the call', async () => {
    const role = await aRole(db, { permissions: ['company.edit'] })
    const member = await aMember(db, { role: role.code })
    const buyer = await as(member)
    for (const attempt of [() => buyer.members.update(person), () => buyer.members.updateByGlobal(global)])
      expect(await refused(attempt())).toMatchObject({ status: 403, code: 403 })
    expect((await buyer.members.profile()).title).toBeNull()
    await db.run(sql`update role set permissions = '{profile.edit}' where id = ${role.id}`)
    expect(await refused(buyer.members.update(person))).toBeUndefined()
    expect(await refused(buyer.members.updateByGlobal(global))).toMatchObject({ status: 403 })
  })
})

describe('the picture', () => {
  test('is shown once saved, and the one before goes', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    const [first, second] = [await aPicture(member), await aPicture(member)]
    await buyer.members.update({ ...person, headImgId: first.id })
    expect((await buyer.members.info()).headImg).toBe(first.url.replace(/-\d+\./, '-256.'))
    await buyer.members.update({ ...person, headImgId: first.id })
    await buyer.members.update(person)
    expect((await buyer.members.info()).headImg).toBe(first.url.replace(/-\d+\./, '-256.'))
    await buyer.members.update({ ...person, headImgId: second.id })
    const claimed = (id: number) => db.first(sql`select claimed_at is not null as used from upload where id = ${id}`)
    expect([await claimed(first.id), await claimed(second.id)]).toEqual([{ used: false }, { used: true }])
    await buyer.members.update({ ...person, headImgId: null })
    expect([(await buyer.members.info()).headImg, await claimed(second.id)]).toEqual([null, { used: false }])
  })

  test('is an own, public picture; another one changes nothing at all', async () => {
    const member = await aMember(db)
    const stranger = await aMember(db)
    const buyer = await as(member)
    const pdf = await buyer.uploads.upload({ file: aPdf() })
    for (const headImgId of [(await aPicture(stranger)).id, pdf.id, 999_999])
      expect(await refused(buyer.members.update({ ...person, realname: 'Changed', headImgId }))).toMatchObject({
        code: 48801,
      })
    expect(await buyer.members.info()).toMatchObject({ realname: member.realname, headImg: null })
  })

  test('of two changes at once one stays, and the other is free again', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    const pictures = [await aPicture(member), await aPicture(member)]
    await Promise.all(pictures.map(({ id }) => buyer.members.update({ ...person, headImgId: id })))
    const used = await db.many<{ id: number }>(
      sql`select id from upload where member_id = ${member.id} and claimed_at is not null`,
    )
    expect(used).toHaveLength(1)
    expect(await db.first(sql`select head_upload_id as id from member where id = ${member.id}`)).toEqual(used[0])
  })
})

describe('the single form', () => {
  test('keeps person, contact and company in one go', async () => {
    const buyer = await as(await aMember(db))
    await buyer.members.updateByGlobal(global)
    expect(await buyer.members.profile()).toMatchObject({
      ...person,
      enterpriseName: 'Nordplast GmbH',
      countryId: global.countryId,
      contactMobile: '+491701234567',
      website: 'https://nordplast.example/',
      mobile: null,
    })
  })

  test('signs nobody in by the number it takes', async () => {
    const member = await aMember(db)
    await (await as(member)).members.updateByGlobal({ ...global, mobile: '13811112222' })
    const { envelope } = await call(contract.auth.login, { account: '13811112222', password: 'a long enough one' })
    expect(envelope.code).not.toBe(0)
  })

  test.each([
    ['mobile', ['12345', '+', 'call me', '+49 170 1234567 ext 5', '１３８１２３４５６７８', '1'.repeat(31)]],
    [
      'website',
      [
        'javascript:alert(1)',
        'ftp://firm.com',
        'http://user:pw@firm.com',
        'localhost',
        'http://127.0.0.1/',
        'firm',
        'https://firm.com:8080',
        'data:text/html,x',
      ],
    ],
    ['countryId', ['', 'x', 999_999, -1]],
  ])('takes no %s like these', async (field, values) => {
    const token = await aSession(db, await aMember(db))
    for (const value of values) {
      const { envelope } = await call(contract.members.updateByGlobal, { ...global, [field]: value }, { token })
      expect(envelope, String(value)).toMatchObject({ code: 40400, data: { fields: { [field]: expect.any(String) } } })
    }
  })

  test('takes numbers and addresses as people write them', async () => {
    const buyer = await as(await aMember(db))
    for (const mobile of ['+86 138-1234-5678', '0049 170 1234567', '(030) 1234567', '13812345678'])
      expect(await refused(buyer.members.updateByGlobal({ ...global, mobile }))).toBeUndefined()
    for (const website of ['', 'www.firm.com', 'https://firm.com/about?x=1', 'FIRM.COM', 'http://塑料.中国'])
      expect(await refused(buyer.members.updateByGlobal({ ...global, website })), website).toBeUndefined()
  })
})
