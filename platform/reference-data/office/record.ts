import { GroupType, nameOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { byEditors, fixedCode, inLanguage } from '#platform/office/records/content-fields.ts'
import { position, record } from '#platform/office/records/record.ts'

const pages: Record<number, string> = { [GroupType.news]: to.news(), [GroupType.case]: to.cases() }

export const groupRecord = record({
  ...byEditors,
  name: 'groups',
  noun: 'group',
  texts: 'adminGroups',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    /** Groups that pages show; the other types have none yet. */
    type: {
      kind: 'choice',
      of: [GroupType.news, GroupType.case, GroupType.questions],
      fixed: true,
      named: (type: number) => `memberEnums.GroupType_${nameOf(GroupType, type) ?? 'news'}` as const,
    },
    code: fixedCode,
    position: { ...position, hint: 'adminForm.positionHint' },
  },
  versions: true,
  seenAt: ({ type }) => pages[Number(type)] ?? to.help(),
  columns: ['name', 'missing', 'type', 'position', 'version'],
  optional: ['version'],
  filters: { group: { label: 'adminFields.type', of: 'type' }, ...inLanguage },
  sort: ['name', 'nameEn', 'type', 'position'],
  inOrder: true,
})
