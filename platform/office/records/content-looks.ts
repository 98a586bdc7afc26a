import type { Client } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import type { AuditNoun } from '../audit/contract.ts'
import type { RecordField } from './fields.ts'
import type { PublishedCalls } from './contract.ts'
import type { RecordBase } from './record.ts'
import {
  articleContent,
  bannerContent,
  caseContent,
  exhibitionContent,
  groupContent,
  newsContent,
  partnerLinkContent,
  shopContent,
  type ContentName,
} from './content-nouns.ts'
import type { OfficeApi } from '#platform/contract/registered.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey, Translate, Translator } from '#platform/texts/messages.ts'
import { PageError } from '#platform/web/outcome.ts'

export interface ContentLook {
  name: ContentName
  path: string
  noun: AuditNoun
  content: RecordBase
  heading: 'title' | 'name'
  /** It can be a draft. */
  published: boolean
  /** The field that the list is filtered by. */
  group?: string
}

const looks: ContentLook[] = [
  {
    name: 'news',
    path: to.office.news.path,
    noun: 'news',
    content: newsContent,
    heading: 'title',
    published: true,
    group: 'groupId',
  },
  {
    name: 'cases',
    path: to.office.cases.path,
    noun: 'case',
    content: caseContent,
    heading: 'title',
    published: true,
    group: 'groupId',
  },
  {
    name: 'exhibitions',
    path: to.office.exhibitions.path,
    noun: 'exhibition',
    content: exhibitionContent,
    heading: 'name',
    published: true,
  },
  {
    name: 'articles',
    path: to.office.articles.path,
    noun: 'article',
    content: articleContent,
    heading: 'title',
    published: true,
    group: 'kind',
  },
  {
    name: 'banners',
    path: to.office.banners.path,
    noun: 'banner',
    content: bannerContent,
    heading: 'title',
    published: true,
    group: 'place',
  },
  {
    name: 'partnerLinks',
    path: to.office.partnerLinks.path,
    noun: 'partnerLink',
    content: partnerLinkContent,
    heading: 'name',
    published: false,
  },
  {
    name: 'groups',
    path: to.office.groups.path,
    noun: 'group',
    content: groupContent,
    heading: 'name',
    published: false,
    group: 'type',
  },
  {
    name: 'shops',
    path: to.office.shops.path,
    noun: 'shop',
    content: shopContent,
    heading: 'name',
    published: false,
    group: 'type',
  },
]

/** The noun that a page below /admin/<noun> is about. */
export function lookAt({ pathname }: URL): ContentLook {
  const found = looks.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (!found) throw new PageError(404)
  return found
}

/** The same by the path that a loader gave to its page. */
export const lookOf = (path: string) => lookAt(new URL(path, 'http://local.invalid'))

export const nameOf = ({ heading }: ContentLook, values: Record<string, unknown>, t: Translator) =>
  localised(t.locale, values[heading] as string | null, values[`${heading}En`] as string | null).text

/** All nouns of content answer alike; which schema reads what is sent differs. */
export const callsOf = (api: OfficeApi, { name }: ContentLook) =>
  api[name] as unknown as Client<{ calls: PublishedCalls }>['calls']

const ownKeys: Record<string, PlainKey> = {
  email: 'adminContent.email_',
  phone: 'adminContent.phone_',
  own: 'adminFields.own',
}
export const fieldKey = (name: string) => ownKeys[name] ?? (`adminContent.${name}` as PlainKey)

/** What the things of a list are grouped by. */
export const groupKey = ({ name, group }: ContentLook): PlainKey =>
  name === 'exhibitions'
    ? 'adminContent.countryId'
    : !group || group.endsWith('Id')
      ? 'adminContent.group'
      : fieldKey(group)

/** What a choice of a fixed few is called. */
export function choiceText(t: Translate, { name }: ContentLook, field: string, value: string | number): string {
  if (name === 'shops' && field === 'type') return labelOf(t, 'ShopType', Number(value))
  if (field === 'platform') return labelOf(t, 'Platform', Number(value))
  if (name === 'groups' && field === 'type') return labelOf(t, 'GroupType', Number(value))
  return t(`adminContent.${field}_${value}` as PlainKey)
}

export const choicesOf = (field: RecordField | undefined) => (field?.kind === 'choice' ? field.of : [])
