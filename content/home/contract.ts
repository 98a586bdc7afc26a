import * as v from 'valibot'
import { CaseItem } from '#catalogue/cases/contract.ts'
import { OfficeHours } from '#identity/contacts/hours.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Platform } from '#platform/contract/enums.ts'
import { homeSections } from './home-sections.ts'
import { ExchangeRate } from '#catalogue/rates/exchange-rate.ts'
import { Exhibition } from '#content/exhibitions/contract.ts'
import { enumSchema, Id } from '#platform/contract/fields.ts'
import { Label } from '#catalogue/labels/contract.ts'
import { NewsItem } from '#content/news/contract.ts'
import { Parameter } from '#catalogue/parameters/contract.ts'
import { Picture } from '#platform/contract/picture.ts'
import { ProductItem } from '#catalogue/goods/product.ts'
import { Subject } from '#catalogue/subjects/contract.ts'
import { Shop } from '#catalogue/shops/contract.ts'
import { PriceTrend } from './trends.ts'

export const Banner = v.object({
  id: Id,
  title: v.string(),
  titleEn: v.string(),
  subtitle: v.string(),
  subtitleEn: v.string(),
  url: v.string(),
  /** On which screens it is shown. */
  platform: enumSchema(Platform),
  picture: Picture,
})
export type Banner = v.InferOutput<typeof Banner>

const Link = v.object({ name: v.string(), nameEn: v.string(), url: v.string() })

/** What header, footer and toolbar say of the company. */
export const Site = v.object({
  name: v.string(),
  hotline: v.string(),
  email: v.string(),
  address: v.string(),
  filingNumbers: v.array(v.string()),
  socialLinks: v.array(v.object({ network: v.string(), url: v.string() })),
  /** Pages that the two QR codes of the Chinese footer open. */
  qrCodes: v.array(v.object({ kind: v.string(), url: v.string() })),
  partnerLinks: v.array(Link),
  /** That prices in yuan include today. */
  vatPercent: v.nullable(v.number()),
  /** At which prices are shown in the other currency; null where none is stated. */
  rate: v.nullable(ExchangeRate),
})
export type Site = v.InferOutput<typeof Site>

const named = { id: Id, name: v.string(), nameEn: v.string() }

/** Everything on the first page of the site. */
export const HomeIndex = v.object({
  /** What this site shows below its banner, in its order. */
  sections: v.array(v.picklist(homeSections)),
  banners: v.array(Banner),
  /** Main categories with their products counted, and the kinds below them that have any. */
  categories: v.array(v.object({ ...named, count: v.number(), list: v.array(v.object(named)) })),
  labels: v.array(Label),
  /** Those that most products state, to find a grade by. */
  parameters: v.array(
    v.pick(Parameter, ['code', 'name', 'nameEn', 'unit', 'units', 'baseUnit', 'lowest', 'highest', 'productCount']),
  ),
  productCount: v.number(),
  shopCount: v.number(),
  selfRun: v.array(ProductItem),
  recommended: v.array(ProductItem),
  newMaterials: v.array(ProductItem),
  subjects: v.array(Subject),
  shops: v.array(Shop),
  cases: v.array(CaseItem),
  news: v.array(NewsItem),
  exhibitions: v.array(Exhibition),
  prices: v.array(PriceTrend),
})
export type HomeIndex = v.InferOutput<typeof HomeIndex>

export const home = {
  index: get('/common/index', { access: 'open', output: HomeIndex }),
  /** The same, as older clients ask for it. */
  list: post('/api/home/list', { access: 'open', output: HomeIndex }),
  /** What the index says of banners, alone: our pages read the index, clients that draw their own first page read this. */
  advertisements: get('/common/platform/adver', { access: 'open', output: v.array(Banner) }),
  shopBanners: get('/common/platform/shopBanner', { access: 'open', output: v.array(Banner) }),
  labels: get('/common/lable/list', { access: 'open', kept: true, output: v.array(Label) }),
  site: get('/common/platform/site', { access: 'open', kept: true, output: Site }),
  /** When somebody is at work, as the back office says. */
  hours: get('/common/platform/hours', { access: 'open', output: OfficeHours }),
}
