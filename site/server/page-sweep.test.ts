import { expect, test } from 'vitest'
import { constants } from '#platform/contract/constants.ts'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { adminPages } from '#site/office/routes.ts'
import { pages } from '#site/web/routes.ts'
import { aDeskSession, aLabel, aPerson } from '#testing/back-office.ts'
import { aCase, aContact, aNewsItem, aSession } from '#testing/factories.ts'
import { memberExamples } from '#testing/member-examples.ts'
import { drawer } from '#testing/sweep/draw.ts'
import { hostileValues } from '#testing/sweep/hostile-values.ts'
import { formsIn, linksIn, type PageForm } from '#testing/sweep/page-forms.ts'
import { partOf } from '#testing/sweep/schema-parts.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

// `npm run sweep` sends many more, and other ones each time. A page costs some twenty times what a call does.
const inputs = Math.ceil(Number(process.env['SWEEP_INPUTS'] ?? 4_000) / 20)
const draw = drawer(Number(process.env['SWEEP_SEED'] ?? 1))

const failures: string[] = []
const site = await testApp({
  config: { logLevel: 'error', demo: true },
  logStream: { write: (line) => void failures.push(line) },
})
const { db, request } = site

/** Somebody who may open every page. Forms sign people out, so there is a new cookie from time to time. */
async function signedIn(): Promise<string> {
  const [buyer, person] = await Promise.all([aBuyer(site), aPerson(db)])
  const [token, desk] = await Promise.all([aSession(db, buyer.member), aDeskSession(db, person)])
  return `${constants.tokenCookie}=${token}; ${operatorToken.cookie}=${desk}`
}

/** One of each thing that pages show. */
async function fill(): Promise<string> {
  await aContact(db)
  const buyer = await aBuyer(site)
  for (const example of Object.values(memberExamples))
    await Promise.resolve(example({ site, buyer })).catch(() => undefined)
  await Promise.all([aNewsItem(db), aCase(db), aLabel(db)])
  const [token, desk] = await Promise.all([aSession(db, buyer.member), aDeskSession(db, await aPerson(db))])
  return `${constants.tokenCookie}=${token}; ${operatorToken.cookie}=${desk}`
}

const own = { host: 'localhost', origin: 'http://localhost' }
const get = (url: string, cookie: string) => request({ method: 'GET', url, headers: { ...own, cookie } })
const post = ({ url, fields }: PageForm, cookie: string) =>
  request({
    method: 'POST',
    url,
    headers: { ...own, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const paths = [...pages, ...adminPages].map(({ path }) => path)
const known = new Set(paths)

/** Every page, pages of things that other pages lead to, and the forms on all of them, for members and for guests. */
async function explore(cookie: string) {
  const addresses = new Set(paths)
  const forms = new Map<string, PageForm>()
  const byPath = new Set<string>()
  // The set grows while it is read.
  for (const address of addresses) {
    for (const who of address.startsWith(operatorToken.path) ? [cookie] : [cookie, '']) {
      let { statusCode, body } = await get(address, who)
      // A machine under load may refuse for now.
      while (statusCode === 503) ({ statusCode, body } = await get(address, who))
      for (const form of formsIn(body, address))
        forms.set(`${form.url.split('?')[0]} ${form.fields.map(([name]) => name).join()}`, form)
      for (const link of linksIn(body)) {
        const [path = ''] = link.split('?')
        const kind = `${path} ${[...new URLSearchParams(link.split('?')[1]).keys()].join()}`
        if (!known.has(path) || byPath.has(kind)) continue
        byPath.add(kind)
        addresses.add(link)
      }
    }
  }
  return { addresses: [...addresses], forms: [...forms.values(), ...laterForms] }
}

/** Forms that a page shows only after another one was sent. */
const factorForms: PageForm[] = [to.secondFactor(), to.office.account(), to.office.signInStage.enrol()].map((url) => ({
  url,
  fields: [
    ['intent', 'confirm'],
    ['offer', '{}'],
    ['code', '000000'],
  ],
}))
const passkeyForms: PageForm[] = [to.secondFactor(), to.office.account()].map((url) => ({
  url,
  fields: [
    ['about', 'passkeys'],
    ['credential', '{}'],
    ['name', 'Laptop'],
  ],
}))
const laterForms = [...factorForms, ...passkeyForms]

/** What pages read from their address: the fields of calls, and what `to` adds. */
const names = [
  ...[...endpointsOf(contract), ...endpointsOf(operatorContract)]
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .flatMap(({ endpoint }) => Object.keys(partOf(endpoint.input).entries ?? {})),
  'backUrl',
  'by',
  'do',
  'done',
  'change',
  'token',
  'view',
  'units',
  'revises',
  'number',
  'member',
  'unsubscribe',
]
const usual = ['id', 'page', 'limit', 'key', 'backUrl', 'token', 'status', 'from', 'until']
const values = hostileValues({ kind: 'schema', type: 'string' })
  .filter((value) => typeof value !== 'object' || Array.isArray(value))
  .map((value) => String(value).toWellFormed())

function hostileAddress(address: string): string {
  const [path, query] = address.split('?')
  const params = new URLSearchParams(query)
  for (let count = draw([1, 1, 2, 3]) ?? 1; count > 0; count -= 1) {
    const name = draw(
      [[...params.keys()], usual, names].filter((list) => list.length > 0).flatMap((list) => draw(list) ?? []),
    )
    if (draw([0, 0, 0, 1])) params.append(name ?? 'id', draw(values) ?? '')
    else params.set(name ?? 'id', draw(values) ?? '')
  }
  return `${path}?${params}`
}

function hostileForm({ url, fields }: PageForm): PageForm {
  const places = [draw([...fields.keys()]), draw([true, false]) ? draw([...fields.keys()]) : undefined]
  return {
    url: draw([url, url, hostileAddress(url)]) ?? url,
    fields: fields.map(([name, value], index) => [name, places.includes(index) ? (draw(values) ?? '') : value]),
  }
}

test(
  `no page address and no form is answered as our own failure (${inputs} inputs)`,
  { timeout: 60_000 + inputs * 200 },
  async () => {
    const { addresses, forms } = await explore(await fill())
    expect(forms.length).toBeGreaterThan(40)
    const problems: string[] = []
    let cookie = ''
    for (let sent = 0; sent < inputs && problems.length < 20; sent += 1) {
      if (sent % 50 === 0) {
        await db.run(sql`delete from budget`)
        cookie = await signedIn()
      }
      const form =
        sent % 2 === 1 ? hostileForm(forms[(sent >> 1) % forms.length] ?? { url: to.home(), fields: [] }) : undefined
      const url = form?.url ?? hostileAddress(addresses[(sent >> 1) % addresses.length] ?? to.home())
      const { statusCode } = form ? await post(form, cookie) : await get(url, draw([cookie, cookie, '']) ?? '')
      if ((statusCode < 500 || statusCode === 503) && failures.length === 0) continue
      problems.push(
        `${statusCode} ${form ? 'form' : 'page'} ${shortly(url)} ${shortly(JSON.stringify(form?.fields ?? ''))} ${shortly(failures.splice(0).join(' '), 500)}`,
      )
    }
    expect(problems).toEqual([])
  },
)

const shortly = (text: string, most = 300) => text.slice(0, most)
