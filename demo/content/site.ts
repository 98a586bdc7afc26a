import { to } from '#platform/contract/to.ts'
import type { BannerName } from '../pictures/draw-banner.ts'
import { labelOf } from '../catalogue/labels.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'

export type Banner = {
  place: 'home' | 'shop'
  /** 0 all, 1 mobile, 2 PC */
  platform: 0 | 1 | 2
  titleEn: string
  titleZh: string
  subtitleEn: string
  subtitleZh: string
  url: string
  picture: BannerName
}

export const banners: Banner[] = [
  {
    place: 'home',
    platform: 0,
    titleEn: 'Find a resin by its numbers',
    titleZh: '按数据找料，不用翻目录',
    subtitleEn: 'Melt flow, density, impact: set a range, compare like with like, ask for a price.',
    subtitleZh: '熔指、密度、冲击，填个范围就能搜；同条件才对比，一键询价。',
    url: to.search(),
    picture: 'pellets',
  },
  {
    place: 'home',
    platform: 0,
    titleEn: 'From Ningbo to your dock',
    titleZh: '从宁波港到您的仓库',
    subtitleEn: 'Full containers with verified weight, loading photos and all documents in both languages.',
    subtitleZh: '整柜出运，过磅留证，装柜留影，单证中英齐全。',
    url: to.inquiry(),
    picture: 'harbour',
  },
  {
    place: 'home',
    platform: 0,
    titleEn: 'Every lot tested, every value dated',
    titleZh: '批批检测，数数有据',
    subtitleEn: 'Off-grade and recycled lots with their own measurements, photograph and certificate.',
    subtitleZh: '副牌、再生料一批一测：实测数据、实拍照片、质检报告。',
    url: to.search({ grade: 1 }),
    picture: 'laboratory',
  },
  {
    place: 'home',
    platform: 2,
    titleEn: 'Recycled, fully documented',
    titleZh: '有证可查的再生料',
    subtitleEn: 'PCR and PIR kept apart, source and chain of custody stated for each lot.',
    subtitleZh: 'PCR、PIR分开标注，来源和监管链逐批说明。',
    url: to.search({ grade: 2 }),
    picture: 'recycling',
  },
  {
    place: 'shop',
    platform: 0,
    titleEn: 'Producers, compounders and traders in one place',
    titleZh: '石化厂、改性厂、贸易商，一个码头全找到',
    subtitleEn: 'Verified companies with stock in sight and a contact who answers.',
    subtitleZh: '企业信息经核实，库存看得见，有专人对接。',
    url: to.shops(),
    picture: 'warehouse',
  },
  {
    place: 'shop',
    platform: 0,
    titleEn: 'PolyHarbor own brand',
    titleZh: '聚港自营',
    subtitleEn: 'Own-brand grades from our own warehouses, ready to load within days.',
    subtitleZh: '自有仓库现货，几天内即可装车。',
    url: to.selfRun(),
    picture: 'big-bags',
  },
]

export type PartnerLink = { nameEn: string; nameZh: string; url: string }

// Made-up firms under the reserved top-level domain: nobody can own these addresses.
export const partnerLinks: PartnerLink[] = [
  { nameEn: 'Eastquay Container Lines', nameZh: '东埠集装箱航运', url: 'https://eastquay-lines.example' },
  { nameEn: 'Meltwise Testing', nameZh: '熔知检测', url: 'https://meltwise-testing.example' },
  { nameEn: 'Green Loop Recyclers', nameZh: '绿环再生联盟', url: 'https://greenloop.example' },
  { nameEn: 'Polymer Almanac', nameZh: '高分子年鉴', url: 'https://polymer-almanac.example' },
  { nameEn: 'Siyuan Mould Association', nameZh: '四源模具协会', url: 'https://siyuan-mould.example' },
  { nameEn: 'Harbourside Customs Brokers', nameZh: '港畔报关行', url: 'https://harbourside-customs.example' },
  { nameEn: 'Resin Price Notes', nameZh: '塑料价格札记', url: 'https://resin-price-notes.example' },
  { nameEn: 'Institute for Applied Plastics', nameZh: '应用塑料研究所', url: 'https://applied-plastics.example' },
]

const homeLabelCodes = [
  'food-contact',
  'medical',
  'flame-retardant',
  'halogen-free',
  'high-flow',
  'high-impact',
  'heat-resistant',
  'weatherable',
  'transparent',
  'glass-fibre',
  'antistatic',
  'automotive',
  'pcr',
  'pir',
] as const satisfies LabelCode[]

/** The labels offered on the home page, out of the catalogue's own. */
export const homeLabels = homeLabelCodes.map(labelOf)

/** How the company of the demonstration is reached. */
export const siteDetails = [
  {
    locale: 'zh-CN',
    hotline: '400-000-0000',
    address: '浙江省余姚市中国塑料城 1 号',
    filingNumbers: ['浙ICP备00000000号', '浙公网安备 00000000000000号'],
    socialLinks: [],
    qrCodes: [
      { kind: 'wechat', url: 'https://weixin.polyharbor.example/account' },
      { kind: 'site', url: 'https://www.polyharbor.example/' },
    ],
  },
  {
    locale: 'en-US',
    hotline: '+86 574 0000 0000',
    address: '1 China Plastics City, Yuyao, Zhejiang, China',
    filingNumbers: [],
    socialLinks: [
      { network: 'LinkedIn', url: 'https://linkedin.polyharbor.example/' },
      { network: 'Facebook', url: 'https://facebook.polyharbor.example/' },
      { network: 'X', url: 'https://x.polyharbor.example/' },
    ],
    qrCodes: [],
  },
]
