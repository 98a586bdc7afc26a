import { address, byEditors, inLanguage } from '#platform/office/records/content-fields.ts'
import { position, record } from '#platform/office/records/record.ts'

export const partnerLinkRecord = record({
  ...byEditors,
  name: 'partnerLinks',
  noun: 'partnerLink',
  texts: 'adminPartnerLinks',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    url: address,
    position: { ...position, hint: 'adminForm.positionHint' },
  },
  versions: true,
  seenAt: () => '/#partners',
  columns: ['name', 'missing', 'position', 'version'],
  optional: ['version'],
  filters: inLanguage,
  sort: ['position', 'name', 'nameEn'],
})
