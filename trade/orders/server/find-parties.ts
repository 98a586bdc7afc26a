import type { PaperBuyer } from '#identity/companies/paper-buyer.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findSeller } from '#trade/house/server/find-letterhead.ts'
import type { OrderDetail } from '../order.ts'
import { findBuyerOf } from './read-queries.ts'

export const partyOf = (buyer: PaperBuyer | undefined): OrderDetail['parties']['buyer'] =>
  buyer
    ? {
        name: buyer.legalName ?? buyer.name,
        nameEn: buyer.legalNameEn ?? buyer.name,
        taxNumber: buyer.taxNumber,
      }
    : null

/** Who sells and who buys, by the names that papers print. */
export async function findParties(db: Db, orderId: number, at: string): Promise<OrderDetail['parties']> {
  const [house, buyer] = await Promise.all([findSeller(db, at), findBuyerOf(db, orderId)])
  const [zh, en] = [house['zh-CN'], house['en-US']]
  return {
    seller: zh && en ? { name: zh.name, nameEn: en.name, taxNumber: zh.taxNumber } : null,
    buyer: partyOf(buyer),
  }
}
