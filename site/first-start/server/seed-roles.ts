import { permissions } from '#platform/contract/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import { insertRows } from './shared-queries.ts'

type MenuSeed = [id: number, nameZh: string, nameEn: string, url: string]
const at = (page: string) => `/customer/${page}`

/** The sidebar of the user centre. Ids are fixed: one of them carries the badge of unread letters. */
const menu: [id: number, nameZh: string, nameEn: string, leaves: MenuSeed[]][] = [
  [
    10,
    '交易管理',
    'Trading',
    [
      [11, '购物车', 'Cart', at('shopping/cart')],
      [12, '我的询价', 'Enquiries', at('shopping/enquiry')],
      [13, '我的订单', 'Orders', at('shopping/order')],
      [14, '订单审批', 'Approval requests', at('shopping/approval')],
      [15, '我的样品', 'Samples', at('shopping/sample')],
    ],
  ],
  [
    20,
    '我的关注',
    'Watching',
    [
      [21, '我的收藏', 'Favourites', at('PersonalCenter/collection')],
      [22, '浏览记录', 'Browsing history', at('PersonalCenter/history')],
      [23, '价格与到货提醒', 'Price and stock alerts', at('PersonalCenter/alerts')],
    ],
  ],
  [
    30,
    '账户管理',
    'Account',
    [
      [31, '个人资料', 'Profile', at('PersonalCenter/info')],
      [32, '公司信息', 'Company', at('PersonalCenter/company')],
      [33, '站内信', 'Messages', at('PersonalCenter/stationLetter')],
      [34, '收货地址', 'Delivery addresses', at('PersonalCenter/receipAddress')],
      [35, '账户安全', 'Account security', at('PersonalCenter/accountSecurity')],
      [36, '发票抬头', 'Invoice titles', at('PersonalCenter/invoiceTitle')],
    ],
  ],
]

export async function seedRoles(db: Db) {
  const row = (id: number, parent: number | null, position: number, zh: string, en: string, url: string | null) => ({
    id,
    parent_id: parent,
    position,
    name_zh: zh,
    name_en: en,
    url,
  })
  const items = menu.flatMap(([id, zh, en, leaves], index) => [
    row(id, null, index, zh, en, null),
    ...leaves.map(([leaf, leafZh, leafEn, url], position) => row(leaf, id, position, leafZh, leafEn, url)),
  ])
  await insertRows(db, 'menu_item', items)
  const roles = await insertRows(db, 'role', [
    { code: 'buyer', name_zh: '采购员', name_en: 'Buyer', permissions },
    // A colleague who follows what happens and changes nothing.
    { code: 'viewer', name_zh: '只读成员', name_en: 'Viewer', permissions: [] },
  ])
  await insertRows(
    db,
    'role_menu_item',
    roles.flatMap((role) => items.flatMap(({ id, url }) => (url ? [{ role_id: role, menu_item_id: id }] : []))),
  )
}
