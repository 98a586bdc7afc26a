import * as v from 'valibot'
import { get } from './endpoint.ts'
import { Id } from './fields.ts'
import { Picture } from './pictures.ts'

export const Banner = v.object({
  id: Id,
  title: v.string(),
  titleEn: v.string(),
  subtitle: v.string(),
  subtitleEn: v.string(),
  url: v.string(),
  picture: Picture,
})
export type Banner = v.InferOutput<typeof Banner>

export const Label = v.object({ id: Id, name: v.string(), nameEn: v.string() })
export type Label = v.InferOutput<typeof Label>

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
})
export type Site = v.InferOutput<typeof Site>

export const home = {
  advertisements: get('/common/platform/adver', { access: 'open', output: v.array(Banner) }),
  shopBanners: get('/common/platform/shopBanner', { access: 'open', output: v.array(Banner) }),
  labels: get('/common/lable/list', { access: 'open', output: v.array(Label) }),
  site: get('/common/platform/site', { access: 'open', output: Site }),
}
