import { byEditors, inLanguage, inState, place, wholePlace } from '#platform/office/records/content-fields.ts'
import { record } from '#platform/office/records/record.ts'

export const exhibitionRecord = record({
  ...byEditors,
  name: 'exhibitions',
  noun: 'exhibition',
  key: 'e',
  texts: 'adminExhibitions',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 200, need: 'both' },
    description: { kind: 'rich', need: true, formOnly: true },
    pictureId: { kind: 'picture', need: true },
    startDate: { kind: 'day' },
    endDate: { kind: 'day' },
    datesTentative: { kind: 'tick', label: 'adminExhibitions.datesTentative' },
    countryId: { kind: 'reference', need: true },
    city: { kind: 'pair', most: 80, need: 'both' },
    venue: { kind: 'pair', most: 200, need: 'both' },
    booth: { kind: 'line', most: 40, label: 'adminExhibitions.booth' },
    ...place,
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
  versions: true,
  seenAt: () => '/#exhibitions',
  thumbnail: 'pictureId',
  columns: ['name', 'missing', 'countryId', 'publishedAt', 'version'],
  optional: ['version'],
  filters: { ...inState, ...inLanguage },
  sort: ['name', 'nameEn', 'countryId', 'publishedAt'],
  inOrder: true,
})
