import { to } from '#platform/contract/to.ts'
import { author, byEditors, eitherTitle, inGroups, written } from '#platform/office/records/content-fields.ts'
import { record } from '#platform/office/records/record.ts'

export const caseRecord = record({
  ...byEditors,
  ...inGroups,
  name: 'cases',
  noun: 'case',
  key: 'f',
  texts: 'adminCases',
  fields: {
    ...written,
    pictureId: { kind: 'picture', need: true },
    groupId: { kind: 'reference', need: true },
    industry: { kind: 'pair', most: 80, need: 'both', formOnly: true },
    categoryIds: { kind: 'references', label: 'adminCases.materials', formOnly: true },
    labelIds: { kind: 'references', label: 'adminCases.demands', formOnly: true },
    author,
    publishedAt: { kind: 'time' },
  },
  rules: [eitherTitle],
  seenAt: ({ id }) => to.caseStudy(Number(id)),
})
