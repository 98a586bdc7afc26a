import { sql } from '#platform/server/database/sql.ts'
import { aPerson } from './back-office.ts'
import { aShop } from './catalogue.ts'
import { aLine, aQuote } from './quotes.ts'
import { aSample } from './samples.ts'
import { aQuestion, aReturn, aSale, aSlip, anAttachment } from './sales.ts'
import type { TestApp } from './test-app.ts'
import { aLot, goodsForSale } from './trading.ts'

/** Goods, an order with its return and slip, an enquiry with its quote: all of one shop, each called by this word. */
export async function shopWithTrade({ db, config }: TestApp, word: string) {
  const shopId = await aShop(db)
  await db.run(sql`update shop set name_zh = ${word}, name_en = ${word} where id = ${shopId}`)
  const product = await goodsForSale(db, { shopId, model: word })
  const lot = await aLot(db, product.id, { kilograms: 5_000 })
  await db.run(sql`update lot set code = ${word} || code, stock_kg = 100 where id = ${lot.id}`)
  const orderOf = async (state: 'unpaid' | 'paid' | 'shipped') => {
    const order = await aSale(db, state)
    await db.run(sql`
      update sales_order set shop_id = ${shopId}, shop_en = ${word}, order_sn = ${word} || order_sn where id = ${order.id}`)
    return order
  }
  const [unpaid, paid, shipped] = [await orderOf('unpaid'), await orderOf('paid'), await orderOf('shipped')]
  const slip = await aSlip(db, unpaid)
  const returned = await aReturn(db, shipped)
  const { id: enquiryId } = await aQuestion(db)
  await db.run(sql`delete from enquiry_line where enquiry_id = ${enquiryId}`)
  await db.run(sql`
    insert into enquiry_line (enquiry_id, position, product_id, product_name, amount, unit, kilograms)
    values (${enquiryId}, 1, ${product.id}, ${word}, 25, 'MT', 25000)`)
  const operatorId = (await aPerson(db)).id
  const quote = await aQuote({ db, config, operatorId }, enquiryId, { lines: [aLine({ productId: product.id })] })
  await db.run(sql`
    update enquiry set enquiry_no = ${word} || enquiry_no, name = ${word}, waiting_since = now() where id = ${enquiryId}`)
  const sample = await aSample(db, { productId: product.id, modelName: word })
  const attachment = await anAttachment(db, unpaid.memberId)
  await db.run(
    sql`insert into enquiry_attachment (enquiry_id, position, upload_id) values (${enquiryId}, 1, ${attachment.id})`,
  )
  return {
    shopId,
    productId: product.id,
    orders: { unpaid: unpaid.id, paid: paid.id, shipped: shipped.id },
    returnId: returned.id,
    enquiryId,
    quoteId: quote.id,
    sampleId: sample.id,
    uploadIds: [slip.id, attachment.id],
  }
}
