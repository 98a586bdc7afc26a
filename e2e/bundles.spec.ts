import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { catalogues } from '#site/texts/whole.ts'
import { expect, test } from './journey.ts'

const folder = join(import.meta.dirname, '../dist/client/assets')

/** Everything that a customer's browser can load. */
const bundle = () =>
  readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** Texts of the nouns that the back office has to itself, and all others. */
function sentences() {
  const own = new Set<string>()
  const others = new Set<string>()
  for (const catalogue of Object.values(catalogues))
    for (const [noun, texts] of Object.entries<Record<string, unknown>>(catalogue))
      for (const text of Object.values(texts))
        if (typeof text === 'string') (noun.startsWith('admin') ? own : others).add(text)
  const elsewhere = [...others].join('\n')
  return [...own].filter((text) => !elsewhere.includes(text))
}

test('nothing of the back office is in what customers load', () => {
  const loaded = bundle()
  expect(loaded).toContain(contract.cart.merge.path)
  expect(loaded).not.toMatch(/["'`/]operator\/|["'`]\/admin|admin-token|officeToken|\badmin[A-Z]\w+\s*:\s*\{/)
  // Short words mean something elsewhere too.
  const telling = sentences().filter((text) => text.length > 20)
  expect(telling.length).toBeGreaterThan(20)
  expect(telling.filter((text) => loaded.includes(text))).toEqual([])
})

test('calls that only pages make on the server are not in it', () => {
  const loaded = bundle()
  for (const { path } of [contract.cart.add, contract.products.search, contract.orders.list])
    expect(loaded).not.toContain(path)
})

const publicPages = [
  '/',
  to.news(),
  to.search(),
  to.product(1),
  to.shops(),
  to.cases(),
  to.inquiry(),
  to.help(),
  to.signIn(),
]

/** A product has the heaviest first page. */
const mostBytes = 90_000

test('a first page brings few and small scripts, as they travel', async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path)).text()
    const files = [...new Set(html.match(/(?<=\/assets\/)[\w.-]+\.js/g))]
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, `${name}.br`)).size, 0)
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(mostBytes)
    expect.soft(files.length, `files of ${path}`).toBeLessThan(26)
    expect(bytes).toBeGreaterThan(50_000)
  }
})

/** Files of styles that these classes come from: each name begins with a sign of its file. */
const filesOf = (classes: Iterable<string>) =>
  new Set([...classes].flatMap((name) => /^[A-Z][a-z0-9](?=[a-z0-9]{1,2}$)/.exec(name)?.[0] ?? []))

const otherPages = [to.shop(1), to.shopAbout(1), to.compare({ ids: [1, 2] }), to.about(), to.legal(), '/nowhere']

test('every built file that a page names is there', async ({ request }) => {
  const named = new Set<string>()
  for (const path of [...publicPages, ...otherPages])
    for (const [name] of (await (await request.get(path)).text()).matchAll(/(?<=\/assets\/)[\w.-]+/g)) named.add(name)
  expect([...named].filter((name) => !existsSync(join(folder, name)))).toEqual([])
  expect(new Set([...named].map((name) => name.split('.').at(-1)))).toEqual(new Set(['css', 'js', 'svg']))
})

test('a page carries the styles of all that it shows, and of little else', async ({ request }) => {
  for (const path of [...publicPages, ...otherPages]) {
    const html = await (await request.get(path)).text()
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const shown = filesOf([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    expect(shown.size).toBeGreaterThan(2)
    for (const file of shown) expect.soft(style, `styles of ${path}`).toContain(`.${file}`)
    expect.soft(style.length, `bytes of ${path}`).toBeLessThan(60_000)
  }
})

test('the next page brings its styles with it, and a page none that it has', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  await page.goto(to.help())
  expect(asked).toEqual([])
  await page.getByRole('navigation').first().locator('a[href="/shop"]').click()
  await expect(page.locator('article').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked).size).toBe(asked.length)
  const { classes, styles } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    styles: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(''),
  }))
  for (const file of filesOf(classes)) expect(styles).toContain(`.${file}`)
})
