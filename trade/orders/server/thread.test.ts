import { expect, test } from 'vitest'
import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db, request } = site
const contact = await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'sales'))

async function anOrder() {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  return { buyer, ...(await placeOrder(buyer, [{ productId, quantity: 1_000 }])) }
}

test('buyer and seller write about an order, with files that both can open', async () => {
  const { buyer, id, orderSn } = await anOrder()
  const { id: fileId } = await buyer.api.uploads.upload({ file: aPdf('order.pdf') })
  await buyer.api.orders.reply({ id, body: 'When does it leave?', fileIds: [fileId] })
  const waiting = await desk.orders.list({ tab: 'toAnswer', search: orderSn })
  expect(waiting.list).toMatchObject([{ id }])
  expect((await messagesTo(db, contact.email)).map(({ subject }) => subject)).toContain(
    `The buyer wrote about order ${orderSn}`,
  )

  const { id: answerFile } = await desk.orders.upload({ id, file: aPdf('plan.pdf') })
  await desk.orders.answer({ id, body: 'On Friday.', fileIds: [answerFile] })
  await desk.orders.note({ id, body: 'Calls every day.' })
  const { messages } = await buyer.api.orders.info({ id })
  expect(messages).toMatchObject([
    { author: 'buyer', body: 'When does it leave?', files: [{ id: fileId, name: 'order.pdf' }] },
    { author: 'contact', body: 'On Friday.', files: [{ id: answerFile }] },
  ])
  expect(JSON.stringify(await buyer.api.orders.info({ id }))).not.toContain('Calls every day.')
  expect(await desk.orders.info({ id })).toMatchObject({ notes: [{ body: 'Calls every day.' }] })
  expect((await desk.orders.list({ tab: 'toAnswer', search: orderSn })).list).toEqual([])
  expect((await auditOf(db, 'order', id)).map(({ action }) => action)).toEqual(['note', 'answer'])
  expect((await buyer.api.letters.list()).list[0]).toMatchObject({
    content: 'On Friday.',
    link: { path: to.order(id) },
  })
  const own = await request({
    url: to.file.attachment(answerFile),
    headers: { [constants.tokenHeader]: await aSession(db, buyer.member) },
  })
  expect(own.statusCode).toBe(200)
})

test("nobody writes into another member's order, nor with another member's file", async () => {
  const { id } = await anOrder()
  const other = await anOrder()
  await expect(other.buyer.api.orders.reply({ id, body: 'mine?' })).rejects.toMatchObject({ code: 48801 })
  const { id: fileId } = await (await aBuyer(site)).api.uploads.upload({ file: aPdf('their.pdf') })
  await expect(
    other.buyer.api.orders.reply({ id: other.id, body: 'with this', fileIds: [fileId] }),
  ).rejects.toMatchObject({ code: 48801 })
  expect((await other.buyer.api.orders.info({ id: other.id })).messages).toEqual([])
})
