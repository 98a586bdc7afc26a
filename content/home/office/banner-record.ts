import { nameOf, Platform, valuesOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { address, byEditors, inLanguage, inState } from '#platform/office/records/content-fields.ts'
import { position, record } from '#platform/office/records/record.ts'

const places = ['home', 'shop'] as const
type Place = (typeof places)[number]

export const bannerRecord = record({
  ...byEditors,
  name: 'banners',
  noun: 'banner',
  texts: 'adminBanners',
  heading: 'title',
  fields: {
    title: { kind: 'pair', most: 80, need: 'both' },
    subtitle: { kind: 'pair', most: 200, need: 'both', area: true, formOnly: true },
    pictureId: { kind: 'picture', need: true },
    url: address,
    place: { kind: 'choice', of: places, named: (place: Place) => `adminBanners.place_${place}` as const },
    platform: {
      kind: 'choice',
      of: valuesOf(Platform),
      named: (platform: number) => `memberEnums.Platform_${nameOf(Platform, platform) ?? 'all'}` as const,
    },
    position: { ...position, hint: 'adminForm.positionHint' },
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
  versions: true,
  seenAt: ({ place }) => (place === 'shop' ? to.shops() : '/'),
  thumbnail: 'pictureId',
  columns: ['title', 'missing', 'place', 'publishedAt', 'position', 'version'],
  optional: ['version'],
  filters: { group: { label: 'adminFields.place', of: 'place' }, ...inState, ...inLanguage },
  sort: ['title', 'titleEn', 'place', 'position', 'publishedAt'],
  inOrder: true,
})
