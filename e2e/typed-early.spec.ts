import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, signIn, signInAsOperator, test } from './journey.ts'

/** What can be typed, ticked or chosen. Files are chosen in a window of their own; a unit converts what stands beside it. */
const controls =
  ':is(main, header) :is(input:not([type=hidden], [type=file], [readonly]), select, textarea)[name]:not([disabled], [name=unit])'

/** Fills in what is in sight and says of each field what is in it then. */
const typeInto = (page: Page) =>
  page.evaluate((all) => {
    const texts: Record<string, string> = { number: '7', date: '2031-05-06', email: 'anna@example.com' }
    const fill = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
      else if (['checkbox', 'radio'].includes(field.type)) return field.click()
      else field.value = texts[field.type] ?? '7'
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(all)) if (field.checkVisibility()) fill(field)
  }, controls)

const valuesOf = (page: Page) =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>(all)]
          .filter((field) => field.checkVisibility())
          .map((field) => [
            `${field.name} ${field.type === 'radio' ? field.value : ''}`,
            ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value,
          ]),
      ),
    controls,
  )

/** React draws what it knows: a field that it did not hear of would lose its value now. */
const redraw = async (page: Page) => {
  const field = page.locator('main :is(input:is([type=text], [type=email], :not([type])), textarea)').first()
  await field.press('End')
  await field.press('8')
  await field.press('Backspace')
}

/** Opens a page whose scripts come when they are let through, by the answer, which waits until they have started. */
async function openBeforeScripts(page: Page, address: string) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate((place) => location.assign(place), address)
  await page.waitForURL((url) => url.pathname + url.search === address, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  return async () => {
    const started = page.evaluate(() => new Promise((resolve) => addEventListener('started', resolve, { once: true })))
    letThrough()
    await started
    await page.unroute('**/assets/*.js')
  }
}

async function keepsWhatIsTyped(page: Page, address: string) {
  const start = await openBeforeScripts(page, address)
  await typeInto(page)
  const typed = await valuesOf(page)
  expect(Object.keys(typed).length, address).toBeGreaterThan(0)
  await start()
  await redraw(page)
  expect(await valuesOf(page), address).toMatchObject(typed)
}

const quotable = async (page: Page) => {
  const answer = await page.request.get('/api/operator/enquiries/list')
  const { data } = (await answer.json()) as { data: { list: { id: number }[] } }
  return data.list.map(({ id }) => id)[0] ?? 0
}

test.describe('what is typed, ticked or chosen before the scripts have come is still there after them', () => {
  test('on an enquiry, and beside what it held before, while they go on typing', async ({ page, t }) => {
    await page.goto('/healthz')
    await keepsWhatIsTyped(page, to.inquiry())
    const start = await openBeforeScripts(page, to.inquiry())
    const message = page.getByLabel(t('enquiries.message'))
    await message.pressSequentially('First')
    await start()
    await expect(page.getByText(t('enquiries.draft'))).toBeVisible()
    await expect(message).toBeFocused()
    await page.keyboard.type(', then more')
    await expect(message).toHaveValue('First, then more')
    await expect(page.locator('[name="lines.0.productName"]')).toHaveValue('7')
  })

  for (const [name, address] of [
    ['at sign-in', to.signIn()],
    ['at registration', to.registerByEmail()],
    ['beside a product', to.product(1)],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto('/healthz')
      await keepsWhatIsTyped(page, address)
    })

  test('in a form of the customer centre', async ({ page, context, baseURL, token }) => {
    await signIn(context, baseURL, token)
    await page.goto('/healthz')
    await keepsWhatIsTyped(page, to.editAddress())
  })

  test('in forms of the back office', async ({ page, context }) => {
    await signInAsOperator(context, 'admin@example.com')
    await page.goto('/healthz')
    await keepsWhatIsTyped(page, to.office.quote(await quotable(page)))
    await keepsWhatIsTyped(page, to.office.products.edit())
  })
})

test('scripts of a first visit run when the visitor moves or has waited, those of the next at once', async ({
  context,
  baseURL,
}) => {
  await context.addInitScript(() => addEventListener('started', () => (document.documentElement.id = 'started')))
  const visit = async () => {
    const other = await context.newPage()
    await other.evaluate((place) => location.assign(place), new URL(to.news(), baseURL).href)
    await expect(other.locator('main h1')).toBeVisible()
    return other
  }
  const started = (visited: Page) => expect(visited.locator('#started'))
  await context.clock.install()
  await context.clock.pauseAt(Date.now() + 1_000)
  const [waiting, moving] = [await visit(), await visit()]
  await context.clock.runFor(2_900)
  await moving.mouse.move(50, 50)
  await moving.mouse.move(60, 60)
  await started(moving).toBeAttached()
  await started(waiting).not.toBeAttached()
  await context.clock.runFor(200)
  await started(waiting).toBeAttached()
  await started(await visit()).toBeAttached()
})
