import type { Locator } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { openChat, openDesk, wordsIn } from './chat-steps.ts'
import { expect, test } from './journey.ts'

test('a contact talks with three visitors at once: queue, unread marks, a prepared answer, a hand-over', async ({
  browser,
  baseURL,
  t,
}) => {
  test.setTimeout(90_000)
  const run = Date.now().toString(36)
  const ask = async (number: number) => {
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': `10.78.0.${number}` },
    })
    const page = await context.newPage()
    await page.goto(to.news())
    const chat = await openChat(page, t)
    const question = `${run} question ${number}`
    await chat.write(question)
    await expect(chat.log.getByText(t('chat.sending'))).toBeHidden()
    return { ...chat, context, question }
  }
  const [anna, ben, carla] = [await ask(1), await ask(2), await ask(3)]

  const desk = await openDesk(browser, baseURL)
  const queue = desk.getByRole('region', { name: t('adminChat.queue') })
  const rows = queue.getByRole('listitem')
  const rowOf = (text: string) => rows.filter({ hasText: text })
  const unread = (row: Locator, count: number) => row.getByText(t('adminChat.unread', { count }))
  const field = desk.getByLabel(t('adminChat.answer'))
  const open = async (text: string) => {
    await rowOf(text).getByRole('link').click()
    await expect(desk.getByRole('log').getByText(text, { exact: true })).toBeVisible()
  }
  const answer = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(desk.getByRole('log').getByText(text, { exact: true })).toBeVisible()
  }

  // Who has waited longest stands first, each with what is unread.
  await desk.getByRole('link', { name: t('adminChat.waiting'), exact: true }).click()
  for (const { question } of [anna, ben, carla]) await expect(unread(rowOf(question), 1)).toBeVisible()
  const listed = (await rows.allInnerTexts()).flatMap(
    (text) => text.match(new RegExp(`${run} question \\d`))?.[0] ?? [],
  )
  expect(listed).toEqual([anna.question, ben.question, carla.question])

  // The first is answered from the prepared ones; she sees that somebody writes, and leaves the queue.
  await open(anna.question)
  await expect(unread(rowOf(anna.question), 1)).toBeHidden()
  await desk.getByLabel(t('adminChat.chooseCanned')).selectOption({ index: 1 })
  await expect(field).not.toHaveValue('')
  const prepared = await field.inputValue()
  await field.press('Enter')
  await expect(anna.log.getByText(prepared, { exact: true })).toBeVisible()
  await expect(rowOf(anna.question)).toBeHidden()
  await field.pressSequentially('And')
  await expect(anna.panel.locator('.chat-typing')).toBeVisible()
  await field.fill('')

  // Meanwhile the second asks again; nothing of it shows in the conversation that is open.
  await ben.write(`${run} still there?`)
  await expect(unread(rowOf(`${run} still there?`), 2)).toBeVisible()
  await open(`${run} still there?`)
  await answer('Yes, in stock.')
  await expect(ben.log.getByText('Yes, in stock.', { exact: true })).toBeVisible()

  // The third belongs to a colleague: the visitor is told, and answers still arrive.
  await open(carla.question)
  const colleague = desk.getByLabel(t('adminChat.handOver'))
  const now = await colleague.locator('option:checked').innerText()
  const names = await colleague.locator('option').allInnerTexts()
  const next = names.find((name) => name !== now) ?? ''
  await colleague.selectOption({ label: next })
  await desk.getByRole('button', { name: t('adminChat.handOverButton') }).click()
  const name = next.replace(/ \(.*\)$/, '')
  await expect(carla.log.getByText(t('chat.tookOver', { name }))).toBeVisible()
  await expect(carla.panel.getByRole('heading', { name })).toBeVisible()
  await answer('Hello from your new contact.')

  expect(await wordsIn(anna.panel)).toEqual([anna.question, prepared])
  expect(await wordsIn(ben.panel)).toEqual([ben.question, `${run} still there?`, 'Yes, in stock.'])
  await expect.poll(() => wordsIn(carla.panel)).toEqual([carla.question, 'Hello from your new contact.'])
  for (const { context } of [anna, ben, carla]) await context.close()
  await desk.context().close()
})

test('on a phone, who the customer is and the hand-over are one press away', async ({ browser, baseURL, t }) => {
  const desk = await openDesk(browser, baseURL)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk
    .getByRole('region', { name: t('adminChat.queue') })
    .getByRole('listitem')
    .filter({ hasText: 'Anna Petersen' })
    .first()
    .getByRole('link')
    .click()
  await desk.getByRole('button', { name: t('adminChat.customer'), exact: true }).click()
  const facts = desk.getByRole('dialog', { name: t('adminChat.customer') })
  await expect(facts).toContainText('buyer@example.com')
  await facts.getByRole('button', { name: t('adminChat.handOverButton') }).click()
  await expect(facts).toHaveCount(0)
  await expect(desk.getByText(t('adminForm.doneChanged'))).toBeVisible()
  await desk.context().close()
})
