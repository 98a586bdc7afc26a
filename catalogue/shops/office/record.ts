import { nameOf, ShopType, valuesOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { byEditors, fixedCode, inLanguage, place, wholePlace } from '#platform/office/records/content-fields.ts'
import { record } from '#platform/office/records/record.ts'

export const shopRecord = record({
  ...byEditors,
  name: 'shops',
  noun: 'shop',
  texts: 'adminShops',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 120, need: 'both' },
    mainMarkets: { kind: 'pair', most: 300, need: 'both', formOnly: true },
    description: { kind: 'pair', most: 4000, need: 'both', area: true, formOnly: true },
    pictureId: { kind: 'picture', need: false },
    bannerId: { kind: 'picture', need: false },
    type: {
      kind: 'choice',
      of: valuesOf(ShopType),
      named: (type: number) => `enums.ShopType_${nameOf(ShopType, type) ?? 'other'}` as const,
    },
    own: { kind: 'tick', hint: 'adminShops.ownHint' },
    code: fixedCode,
    countryId: { kind: 'reference', need: true },
    provinceId: { kind: 'reference', need: false, hint: 'adminShops.provinceHint' },
    province: { kind: 'pair', most: 80, need: 'none' },
    city: { kind: 'pair', most: 80, need: 'both' },
    establishedYear: { kind: 'whole', least: 1800, most: 2100 },
    staff: { kind: 'whole', least: 1, most: 10_000_000 },
    certificates: { kind: 'lines', most: 60, hint: 'adminContent.linesHint' },
    email: { kind: 'line', most: 254, need: true, format: 'email' },
    phone: { kind: 'line', most: 40, need: true },
    ...place,
  },
  rules: [wholePlace],
  versions: true,
  seenAt: ({ id }) => to.shopAbout(Number(id)),
  thumbnail: 'pictureId',
  columns: ['name', 'missing', 'type', 'version'],
  optional: ['version'],
  filters: { group: { label: 'adminFields.type', of: 'type' }, ...inLanguage },
  sort: ['name', 'nameEn', 'type'],
  inOrder: true,
})
