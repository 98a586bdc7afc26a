import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCompany, aColleague } from '#testing/companies.ts'
import { aMember } from '#testing/factories.ts'
import { messagesTo, tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { as, db } = site
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const lastKeeper = { code: 488114 }
const peopleOf = async ({ api }: Awaited<ReturnType<typeof aCompany>>) =>
  Object.fromEntries((await api.colleagues.list()).people.map(({ id, role }) => [id, role.code]))

describe('somebody who asks', () => {
  test('is let in by a keeper with a role, and both are notified', async () => {
    const company = await aCompany(site)
    const asking = await aMember(db, { realname: 'Ines Koch' })
    const api = await as(asking)
    await api.companies.updateCompany({ enterpriseName: company.name })
    expect((await company.api.letters.list({})).list[0]?.subject).toBe(`Ines Koch asks to join ${company.name}`)
    expect((await company.api.colleagues.list()).requests).toMatchObject([
      { memberId: asking.id, realname: 'Ines Koch' },
    ])

    await company.api.colleagues.answer({ memberId: asking.id, consent: true, role: 'viewer' })
    expect(await api.companies.company()).toMatchObject({ name: company.name, role: 'viewer', keeper: false })
    expect((await api.letters.list({})).list[0]?.subject).toBe(`You have joined ${company.name}`)
    expect((await company.api.colleagues.list()).requests).toEqual([])
  })

  test('trades alone when refused, and may withdraw before', async () => {
    const company = await aCompany(site)
    const asking = await aMember(db)
    const api = await as(asking)
    await api.companies.updateCompany({ enterpriseName: company.name })
    await api.colleagues.withdraw()
    expect((await company.api.colleagues.list()).requests).toEqual([])
    await api.companies.updateCompany({ enterpriseName: company.name })
    await company.api.colleagues.answer({ memberId: asking.id, consent: false })
    expect([await api.companies.company(), (await api.colleagues.list()).asked]).toEqual([null, null])
  })

  test('is let in by nobody of another company, nor by a colleague without the right', async () => {
    const [company, other] = [await aCompany(site), await aCompany(site)]
    const buyer = await aColleague(site, company, 'buyer')
    const asking = await aMember(db)
    await (await as(asking)).companies.updateCompany({ enterpriseName: company.name })
    const answer = { memberId: asking.id, consent: true, role: 'keeper' }
    expect(await refusal(other.api.colleagues.answer(answer))).toMatchObject({ code: 48801 })
    expect(await refusal(buyer.api.colleagues.answer(answer))).toMatchObject({ status: 403 })
    expect((await buyer.api.colleagues.list()).requests).toEqual([])
  })

  test('is not let in twice, nor with a role that does not exist', async () => {
    const company = await aCompany(site)
    const asking = await aMember(db)
    await (await as(asking)).companies.updateCompany({ enterpriseName: company.name })
    const answer = (role: string) => company.api.colleagues.answer({ memberId: asking.id, consent: true, role })
    expect(await refusal(answer('emperor'))).toMatchObject({ code: 40400 })
    const errors = await Promise.all(['buyer', 'viewer'].map((role) => refusal(answer(role))))
    expect(errors.filter(Boolean)).toMatchObject([{ code: 48801 }])
  })
})

describe('an invitation', () => {
  const invited = async (wishes: { emailVerified?: boolean } = {}) => {
    const company = await aCompany(site)
    const member = await aMember(db, wishes)
    await company.api.colleagues.invite({ email: member.email.toUpperCase(), role: 'buyer' })
    return { company, member, api: await as(member), token: await tokenSentTo(db, member.email) }
  }

  test('is accepted once by who has its address, by the link', async () => {
    const { company, member, api, token } = await invited({ emailVerified: false })
    expect(await site.anonymous.colleagues.invitation({ token })).toMatchObject({ company: company.name, own: false })
    expect(await api.colleagues.invitation({ token })).toMatchObject({ own: true, role: { code: 'buyer' } })
    await api.colleagues.accept({ token })
    expect(await peopleOf(company)).toMatchObject({ [member.id]: 'buyer' })
    // The link came to the address, which is proved by it.
    expect((await api.members.info()).emailVerificationFlag).toBe(true)
    expect(await refusal(site.anonymous.colleagues.invitation({ token }))).toMatchObject({ code: 488109 })
  })

  test('waits on the company page of who has proved the address before', async () => {
    const { company, api } = await invited()
    const [offer] = (await api.colleagues.list()).offers
    expect(offer).toMatchObject({ company: company.name })
    await api.colleagues.accept({ id: offer?.id })
    expect(await api.companies.company()).toMatchObject({ name: company.name })
  })

  test('is nobody else’s: not with the link, not by its id, not under an unproved address', async () => {
    const { api, token } = await invited()
    const [offer] = (await api.colleagues.list()).offers
    const stranger = await as(await aMember(db))
    const dead = { code: 488109 }
    expect(await refusal(stranger.colleagues.accept({ token }))).toMatchObject(dead)
    expect(await refusal(stranger.colleagues.accept({ id: offer?.id }))).toMatchObject(dead)
    const unproved = await invited({ emailVerified: false })
    expect((await unproved.api.colleagues.list()).offers).toEqual([])
    const [open] = (await unproved.company.api.colleagues.list()).invitations
    expect(await refusal(unproved.api.colleagues.accept({ id: open?.id }))).toMatchObject(dead)
  })

  test('ends after 14 days, when it is withdrawn, and when another one is sent', async () => {
    const late = await invited()
    await db.run(sql`update company_invitation set expires_at = now() where email = ${late.member.email}`)
    expect(await refusal(late.api.colleagues.invitation({ token: late.token }))).toMatchObject({ code: 488110 })
    expect(await refusal(late.api.colleagues.accept({ token: late.token }))).toMatchObject({ code: 488109 })

    const { company, api, token } = await invited()
    const [open] = (await company.api.colleagues.list()).invitations
    expect(await refusal((await aCompany(site)).api.colleagues.revoke({ id: open?.id ?? 0 }))).toMatchObject({
      code: 48801,
    })
    await company.api.colleagues.revoke({ id: open?.id ?? 0 })
    expect(await refusal(api.colleagues.accept({ token }))).toMatchObject({ code: 488109 })
  })

  test('names nobody to an address that nobody has proved', async () => {
    const company = await aCompany(site)
    const email = `new-${Date.now()}@example.com`
    await company.api.colleagues.invite({ email, role: 'viewer' })
    const [mail] = await messagesTo(db, email)
    expect(mail?.subject).toContain('invited')
    expect(JSON.stringify(mail)).not.toContain(company.name)
  })

  test('does not take somebody out of another company', async () => {
    const { api, token } = await invited()
    await api.companies.updateCompany({ enterpriseName: `Own ${token}` })
    expect(await refusal(api.colleagues.accept({ token }))).toMatchObject({ code: 488113 })
    await api.colleagues.leave()
    expect(await refusal(api.colleagues.accept({ token }))).toBeUndefined()
  })
})

describe('the last keeper', () => {
  test('can neither leave nor be demoted nor be removed while there are others', async () => {
    const company = await aCompany(site)
    await aColleague(site, company, 'buyer')
    expect(await refusal(company.api.colleagues.leave())).toMatchObject(lastKeeper)
    const demoted = company.api.colleagues.setRole({ memberId: company.member.id, role: 'buyer' })
    expect(await refusal(demoted)).toMatchObject(lastKeeper)
    expect(await refusal(company.api.colleagues.remove({ memberId: company.member.id }))).toMatchObject(lastKeeper)
  })

  test('is one of two who leave or step down at the same instant', async () => {
    for (let round = 0; round < 8; round++) {
      const company = await aCompany(site)
      await aColleague(site, company, 'viewer')
      const second = await aColleague(site, company, 'keeper')
      const steps = [company, second].map(({ api, member }, at) =>
        refusal(
          (round + at) % 2 === 0
            ? api.colleagues.leave()
            : api.colleagues.setRole({ memberId: member.id, role: 'viewer' }),
        ),
      )
      expect((await Promise.all(steps)).filter(Boolean)).toMatchObject([lastKeeper])
      const keepers = await db.many(
        sql`select from company_member where enterprise_id = ${company.id} and role = 'keeper'`,
      )
      expect(keepers).toHaveLength(1)
    }
  })

  test('hands over and may leave then', async () => {
    const company = await aCompany(site)
    const next = await aColleague(site, company, 'viewer')
    await company.api.colleagues.handOver({ memberId: next.member.id })
    expect(await peopleOf(company)).toEqual({ [company.member.id]: 'buyer', [next.member.id]: 'keeper' })
    expect(await refusal(company.api.colleagues.handOver({ memberId: next.member.id }))).toMatchObject({ status: 403 })
    await company.api.colleagues.leave()
    expect((await next.api.colleagues.list()).people.map(({ id }) => id)).toEqual([next.member.id])
  })
})

test('people of another company are changed by nobody', async () => {
  const [company, other] = [await aCompany(site), await aCompany(site)]
  const memberId = (await aColleague(site, company, 'buyer')).member.id
  const unknown = { code: 48801 }
  expect(await refusal(other.api.colleagues.setRole({ memberId, role: 'viewer' }))).toMatchObject(unknown)
  expect(await refusal(other.api.colleagues.remove({ memberId }))).toMatchObject(unknown)
  expect(await refusal(other.api.colleagues.handOver({ memberId }))).toMatchObject(unknown)
  expect(await peopleOf(company)).toMatchObject({ [memberId]: 'buyer' })
})
