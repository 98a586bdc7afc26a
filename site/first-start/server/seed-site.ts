import type { Db } from '#platform/server/database/database.ts'
import { labels } from './vocabulary/labels.ts'
import { insertRows, named } from './shared-queries.ts'

const site = [
  {
    locale: 'zh-CN',
    name: '聚港',
    hotline: '400-000-0000',
    email: 'info@polyharbor.example',
    address: '浙江省余姚市中国塑料城 1 号',
    filing_numbers: ['浙ICP备00000000号', '浙公网安备 00000000000000号'],
    social_links: [],
    qr_codes: [
      { kind: 'wechat', url: 'https://weixin.polyharbor.example/account' },
      { kind: 'site', url: 'https://www.polyharbor.example/' },
    ],
  },
  {
    locale: 'en-US',
    name: 'PolyHarbor',
    hotline: '+86 574 0000 0000',
    email: 'info@polyharbor.example',
    address: '1 China Plastics City, Yuyao, Zhejiang, China',
    filing_numbers: [],
    social_links: [
      { network: 'LinkedIn', url: 'https://linkedin.polyharbor.example/' },
      { network: 'Facebook', url: 'https://facebook.polyharbor.example/' },
      { network: 'X', url: 'https://x.polyharbor.example/' },
    ],
    qr_codes: [],
  },
]

export async function seedSite(db: Db) {
  await insertRows(db, 'site', site)
  await insertRows(
    db,
    'label',
    labels.map((label, at) => ({ ...named(label, at), code: label.code })),
  )
}
