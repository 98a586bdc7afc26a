import * as v from 'valibot'
import { homeSections } from '../home-sections.ts'
import { Entries, PlainLine } from '#platform/contract/lines.ts'
import { TypedEmail } from '#platform/contract/patterns.ts'
import { KeptVersions } from '#platform/office/records/version-calls.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Line, Ticked, Since, Version } from '#platform/contract/office/fields.ts'

const Address = v.pipe(Line(300), v.regex(/^https:\/\/[^\s/]+\S*$/, 'adminContent.webAddress'))
const mostLinks = 8

const SocialLink = v.object({ network: Line(40), url: Address })
const QrCode = v.object({ kind: v.picklist(['wechat', 'site']), url: Address })

/** Pages leave out what the company has not said yet. */
const Unsaid = v.literal('')

/** What one of the two sites says of the company. */
const SiteDetails = v.object({
  name: Line(60),
  hotline: v.union(
    [Unsaid, v.pipe(Line(40), v.regex(/^[+\d][\d\s()-]{4,}$/, 'adminContent.phone'))],
    'adminContent.phone',
  ),
  email: v.union([Unsaid, TypedEmail('adminForm.required', 'adminContent.email')], 'adminContent.email'),
  address: PlainLine(200),
  filingNumbers: Entries(10, 80),
  socialLinks: v.pipe(v.optional(v.array(SocialLink), []), v.maxLength(mostLinks, 'errors.tooLong')),
  qrCodes: v.pipe(v.optional(v.array(QrCode), []), v.maxLength(2, 'errors.tooLong')),
})
export type SiteDetails = v.InferOutput<typeof SiteDetails>

const both = { zh: SiteDetails, en: SiteDetails }
export const SiteSettings = v.object(both)
export type SiteSettings = v.InferOutput<typeof SiteSettings>

/** Hotline, filing numbers, links: of the Chinese and of the international site. */
export const site = {
  info: operatorGet('/operator/site/info', {
    permission: 'settings.edit',
    output: v.object({ ...both, version: v.number() }),
  }),
  save: operatorPost('/operator/site/save', {
    permission: 'settings.edit',
    input: v.object({ ...both, version: Version, since: Since }),
    output: Changed,
  }),
  versions: operatorGet('/operator/site/versions', { permission: 'settings.edit', output: KeptVersions }),
  restore: operatorPost('/operator/site/restore', {
    permission: 'settings.edit',
    input: v.object({ version: Version, wanted: Version }),
    output: Changed,
  }),
}

const Section = v.object({ section: v.picklist(homeSections), shown: Ticked })
const Sections = v.pipe(
  v.array(Section),
  v.minLength(1),
  v.check((list) => new Set(list.map(({ section }) => section)).size === list.length, 'errors.invalid'),
)
export const HomeComposition = v.object({ zh: Sections, en: Sections })
export type HomeComposition = v.InferOutput<typeof HomeComposition>

/** Which bands the two first pages show, in which order. */
export const homePage = {
  info: operatorGet('/operator/homePage/info', {
    permission: 'content.read',
    output: v.object({ ...HomeComposition.entries, version: v.number() }),
  }),
  save: operatorPost('/operator/homePage/save', {
    permission: 'content.edit',
    input: v.object({ ...HomeComposition.entries, version: Version, since: Since }),
    output: Changed,
  }),
  versions: operatorGet('/operator/homePage/versions', { permission: 'content.read', output: KeptVersions }),
  restore: operatorPost('/operator/homePage/restore', {
    permission: 'content.edit',
    input: v.object({ version: Version, wanted: Version }),
    output: Changed,
  }),
}
