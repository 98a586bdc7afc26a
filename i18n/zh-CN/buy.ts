import type { buy as english } from '../en-US/buy.ts'
import type { Translation } from '../messages.ts'

export const buy: Translation<typeof english> = {
  addToCart: '加入购物车',
  added: '购物车中共 {weight}',
  kept: '已为您保留，登录后即可下单。',
  keptCount: '已保留 {count} 项',
  buyNow: '立即购买',
}
