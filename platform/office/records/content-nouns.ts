import { GroupType, Platform, ShopType, valuesOf } from '#platform/contract/enums.ts'
import type { RecordFields } from './fields.ts'
import { contentCalls, publishedCalls } from './contract.ts'
import { code as anyCode, position, type RecordBase, type RecordRule } from './record.ts'

/** Who looks after it. */
const byEditors = { read: 'content.read', edit: 'content.edit' } as const

/** Links name it, so it stays. */
const code = { ...anyCode, fixed: true } as const
/** A page of ours or a whole address; nothing that runs. */
const address = {
  kind: 'line',
  most: 300,
  need: true,
  pattern: /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/,
  message: 'adminContent.address',
} as const

const eitherTitle: RecordRule = {
  field: 'title',
  message: 'adminContent.eitherLanguage',
  holds: ({ title, titleEn }) => Boolean(title ?? titleEn),
}
const wholePlace: RecordRule = {
  field: 'latitude',
  message: 'adminContent.bothDegrees',
  holds: ({ longitude, latitude }) => (longitude === null) === (latitude === null),
}

const written = {
  title: { kind: 'pair', most: 200, need: 'either' },
  summary: { kind: 'pair', most: 600, need: 'none', area: true },
  body: { kind: 'rich' },
} as const satisfies RecordFields

export const newsContent: RecordBase = {
  ...byEditors,
  fields: {
    ...written,
    pictureId: { kind: 'picture', need: true },
    groupId: { kind: 'reference', need: true },
    shopId: { kind: 'reference', need: false },
    author: { kind: 'pair', most: 80, need: 'both' },
    publishedAt: { kind: 'time' },
  },
  rules: [eitherTitle],
}

export const caseContent: RecordBase = {
  ...byEditors,
  fields: {
    ...written,
    pictureId: { kind: 'picture', need: true },
    groupId: { kind: 'reference', need: true },
    industry: { kind: 'pair', most: 80, need: 'both' },
    categoryIds: { kind: 'references' },
    labelIds: { kind: 'references' },
    author: { kind: 'pair', most: 80, need: 'both' },
    publishedAt: { kind: 'time' },
  },
  rules: [eitherTitle],
}

export const exhibitionContent: RecordBase = {
  ...byEditors,
  fields: {
    name: { kind: 'pair', most: 200, need: 'both' },
    description: { kind: 'rich', need: true },
    pictureId: { kind: 'picture', need: true },
    startDate: { kind: 'day' },
    endDate: { kind: 'day' },
    datesTentative: { kind: 'tick' },
    countryId: { kind: 'reference', need: true },
    city: { kind: 'pair', most: 80, need: 'both' },
    venue: { kind: 'pair', most: 200, need: 'both' },
    booth: { kind: 'line', most: 40 },
    longitude: { kind: 'degrees', most: 180 },
    latitude: { kind: 'degrees', most: 90 },
    publishedAt: { kind: 'time' },
  },
  rules: [
    wholePlace,
    {
      field: 'endDate',
      message: 'adminContent.endsBefore',
      holds: ({ startDate, endDate }) => String(endDate) >= String(startDate),
    },
  ],
}

export const articleKinds = ['help', 'legal', 'about'] as const

export const articleContent: RecordBase = {
  ...byEditors,
  fields: {
    ...written,
    kind: { kind: 'choice', of: articleKinds, fixed: true },
    code,
    groupId: { kind: 'reference', need: false },
    position,
    publishedAt: { kind: 'time' },
  },
  rules: [
    eitherTitle,
    {
      field: 'groupId',
      message: 'adminContent.helpHasGroup',
      holds: ({ kind, groupId }) => (kind === 'help') === (groupId !== null),
    },
  ],
}

export const bannerPlaces = ['home', 'shop'] as const

export const bannerContent: RecordBase = {
  ...byEditors,
  fields: {
    title: { kind: 'pair', most: 80, need: 'both' },
    subtitle: { kind: 'pair', most: 200, need: 'both', area: true },
    pictureId: { kind: 'picture', need: true },
    url: address,
    place: { kind: 'choice', of: bannerPlaces },
    platform: { kind: 'choice', of: valuesOf(Platform) },
    position,
    publishedAt: { kind: 'time' },
    endsAt: { kind: 'time' },
  },
  rules: [
    {
      field: 'endsAt',
      message: 'adminContent.endsBefore',
      holds: ({ publishedAt, endsAt }) =>
        publishedAt === null || endsAt === null || Date.parse(String(endsAt)) > Date.parse(String(publishedAt)),
    },
  ],
}

export const partnerLinkContent: RecordBase = {
  ...byEditors,
  fields: { name: { kind: 'pair', most: 80, need: 'both' }, url: address, position },
}

/** Groups that pages show; the other types have none yet. */
export const groupTypes = [GroupType.news, GroupType.case, GroupType.questions] as const

export const groupContent: RecordBase = {
  ...byEditors,
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    type: { kind: 'choice', of: groupTypes, fixed: true },
    code,
    position,
  },
}

export const shopContent: RecordBase = {
  ...byEditors,
  fields: {
    name: { kind: 'pair', most: 120, need: 'both' },
    mainMarkets: { kind: 'pair', most: 300, need: 'both' },
    description: { kind: 'pair', most: 4000, need: 'both', area: true },
    pictureId: { kind: 'picture', need: false },
    bannerId: { kind: 'picture', need: false },
    type: { kind: 'choice', of: valuesOf(ShopType) },
    own: { kind: 'tick', hint: 'adminContent.ownShopHint' },
    code,
    countryId: { kind: 'reference', need: true },
    provinceId: { kind: 'reference', need: false },
    province: { kind: 'pair', most: 80, need: 'none' },
    city: { kind: 'pair', most: 80, need: 'both' },
    establishedYear: { kind: 'whole', least: 1800, most: 2100 },
    staff: { kind: 'whole', least: 1, most: 10_000_000 },
    certificates: { kind: 'lines', most: 60 },
    email: {
      kind: 'line',
      most: 254,
      need: true,
      format: 'email',
    },
    phone: { kind: 'line', most: 40, need: true },
    longitude: { kind: 'degrees', most: 180 },
    latitude: { kind: 'degrees', most: 90 },
  },
  rules: [wholePlace],
}

/** News, cases, texts and whatever else editors look after. */
export const contentNouns = {
  news: publishedCalls('news', newsContent),
  cases: publishedCalls('cases', caseContent),
  exhibitions: publishedCalls('exhibitions', exhibitionContent),
  articles: publishedCalls('articles', articleContent),
  banners: publishedCalls('banners', bannerContent),
  partnerLinks: contentCalls('partnerLinks', partnerLinkContent),
  groups: contentCalls('groups', groupContent),
  shops: contentCalls('shops', shopContent),
}
export type ContentName = keyof typeof contentNouns
