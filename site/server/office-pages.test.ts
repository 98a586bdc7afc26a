import { describe, expect, test } from 'vitest'
import { builtInRoles } from '#platform/contract/office/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales } from '#platform/texts/messages.ts'
import { adminPages } from '#site/office/routes.ts'
import { aDeskSession, aLabel, aPerson, operatorPassword } from '#testing/back-office.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { request, db } = await testApp()
const own = { host: 'localhost', origin: 'http://localhost' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const cookieOf = (token: string, lang = 'en-US') => ({ ...own, cookie: `lang=${lang}; officeToken=${token}` })
const open = async (url: string, token = '', lang?: string) => request({ url, headers: cookieOf(token, lang) })
const post = async (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  request({ method: 'POST', url, headers: { ...form, ...headers }, payload: new URLSearchParams(fields).toString() })

const admin = await aPerson(db)
const token = await aDeskSession(db, admin)

describe.each(locales)('in %s', (lang) => {
  const t = translatorFor(lang)

  test.each(adminPages.filter(({ section }) => section))(
    '$path shows itself to an administrator',
    async ({ path, title }) => {
      const first = await open(path, token, lang)
      // The list of what there is one of leads to its form.
      const page = first.statusCode === 302 ? await open(String(first.headers.location), token, lang) : first
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`<title>${t(title)} ·`)
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      expect(page.body).toContain('<meta name="robots" content="noindex">')
    },
  )

  test('a conflict keeps what was typed and says who was faster', async () => {
    const label = await aLabel(db)
    const other = await aPerson(db, 'catalogue')
    const url = to.office.editOf('labels', label.id)
    const fields = { id: String(label.id), version: '1', code: label.code, name: '我的', nameEn: 'Mine', position: '3' }
    const theirs = cookieOf(await aDeskSession(db, other), lang)
    expect((await post(url, { ...fields, nameEn: 'Theirs' }, theirs)).headers.location).toMatch(
      /^\/admin\/labels\?done=saved&change=/,
    )
    const { body, statusCode } = await post(url, fields, cookieOf(token, lang))
    expect(statusCode).toBe(200)
    expect(body).toContain(t('adminForm.conflictTitle'))
    expect(body).toContain(lang === 'zh-CN' ? '同事' : other.nameEn)
    expect(body).toContain('value="Mine"')
    expect(body).toContain('Theirs')
    // What it is based on stays, so that saving as before is refused again; saving over it is a button of its own.
    expect(body).toContain('<input type="hidden" name="version" value="1"')
    expect(body).toMatch(/<button value="2" [^>]*name="version">/)
    expect((await post(url, fields, cookieOf(token, lang))).body).toContain(t('adminForm.conflictTitle'))
    const both = `version=2&${new URLSearchParams(fields).toString()}`
    const over = await request({
      method: 'POST',
      url,
      headers: { ...form, ...cookieOf(token, lang) },
      payload: both,
    })
    expect(over.headers.location).toMatch(/^\/admin\/labels\?done=saved&change=/)
  })
})

test.each(builtInRoles)('everything in the navigation of the role %s opens', async (role) => {
  const session = await aDeskSession(db, await aPerson(db, role))
  const nav = /<nav [^>]*>.*?<\/nav>/s.exec((await open(to.office.desk(), session)).body)?.[0] ?? ''
  const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links).toContain(to.office.desk())
  const refused = []
  for (const link of links) if ((await open(link, session)).statusCode >= 400) refused.push(link)
  expect(refused).toEqual([])
})

test('what happened to a thing is offered to those who may read it', async () => {
  const { id } = await aLabel(db)
  const editor = await aDeskSession(db, await aPerson(db, 'catalogue'))
  const link = `${to.office.audit()}?noun=label&amp;key=${id}`
  expect((await open(to.office.editOf('labels', id), token)).body).toContain(link)
  expect((await open(to.office.editOf('labels', id), editor)).body).not.toContain(link)
})

describe('the door', () => {
  test('sends everybody without a token to the sign-in, members too', async () => {
    const member = await aSession(db, await aMember(db))
    for (const cookie of ['', `token=${member}`, `officeToken=${member}`]) {
      const page = await request({ url: to.office.listOf('labels', { page: 2 }), headers: { ...own, cookie } })
      expect(page.headers.location).toBe(to.office.signIn(to.office.listOf('labels', { page: 2 })))
    }
  })

  test('sends a half sign-in to the missing half', async () => {
    for (const stage of ['code', 'enrol'] as const) {
      const half = await aDeskSession(db, admin, stage)
      expect((await open(to.office.desk(), half)).headers.location).toBe(to.office.signInStage[stage](to.office.desk()))
    }
  })

  test('opens by a form without scripts, and by no form of another site', async () => {
    const { email } = await aPerson(db, 'catalogue')
    const fields = { email, password: operatorPassword }
    const { headers } = await post(to.office.signIn(to.office.listOf('labels')), fields, own)
    expect(headers.location).toBe(to.office.listOf('labels'))
    expect(String(headers['set-cookie'])).toContain('; Path=/; HttpOnly; SameSite=Lax')
    const foreign = await post(to.office.signIn(), fields, { ...own, origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    const elsewhere = await post(to.office.signIn('//evil.example'), fields, own)
    expect(elsewhere.headers.location).toBe(to.office.desk())
  })

  test('says plainly that a page is not for a role', async () => {
    const sales = await aDeskSession(db, await aPerson(db, 'sales'))
    const page = await open(to.office.operators(), sales)
    expect(page.statusCode).toBe(403)
    expect(page.body).toContain(translatorFor('en-US')('adminDesk.notAllowed'))
    expect((await open(to.office.desk(), sales)).body).not.toContain('href="/admin/operators"')
  })

  test('keeps the navigation around what is not there or not allowed, for who is signed in', async () => {
    const sales = await aDeskSession(db, await aPerson(db, 'sales'))
    const nothing = `${to.office.desk()}/nothing`
    const unknown = to.office.order(2_000_000_000)
    for (const [url, status] of [
      [nothing, 404],
      [unknown, 404],
      [to.office.operators(), 403],
    ] as const) {
      const page = await open(url, sales)
      expect(page.statusCode).toBe(status)
      expect(page.body).toContain(`href="${to.office.orders()}"`)
    }
    const stranger = await open(nothing)
    expect(stranger.statusCode).toBe(404)
    expect(stranger.body).not.toContain(`href="${to.office.orders()}"`)
  })
})

test('public pages know nothing of the back office', async () => {
  const { body } = await request({ url: to.home(), headers: { ...own, cookie: `officeToken=${token}` } })
  expect(body).not.toMatch(/\/admin|\/operator\//)
})
