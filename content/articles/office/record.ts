import { to } from '#platform/contract/to.ts'
import {
  byEditors,
  eitherTitle,
  fixedCode,
  inLanguage,
  inState,
  written,
} from '#platform/office/records/content-fields.ts'
import { position, record } from '#platform/office/records/record.ts'

const kinds = ['help', 'legal', 'about'] as const
type Kind = (typeof kinds)[number]

const pages: Record<Kind, (code: string) => string> = {
  help: (code) => to.help({ code }),
  legal: () => to.legal(),
  about: () => to.about(),
}

export const articleRecord = record({
  ...byEditors,
  name: 'articles',
  noun: 'article',
  key: 'h',
  texts: 'adminArticles',
  heading: 'title',
  fields: {
    ...written,
    kind: { kind: 'choice', of: kinds, fixed: true, named: (kind: Kind) => `adminArticles.kind_${kind}` as const },
    code: fixedCode,
    groupId: { kind: 'reference', need: false },
    position: { ...position, hint: 'adminForm.positionHint' },
    publishedAt: { kind: 'time' },
  },
  rules: [
    eitherTitle,
    {
      field: 'groupId',
      message: 'adminArticles.helpHasGroup',
      holds: ({ kind, groupId }) => (kind === 'help') === (groupId !== null),
    },
  ],
  versions: true,
  seenAt: ({ kind, code }) => pages[kind as Kind](String(code)),
  columns: ['title', 'missing', 'kind', 'publishedAt', 'position', 'version'],
  optional: ['version'],
  filters: { group: { label: 'adminFields.kind', of: 'kind' }, ...inState, ...inLanguage },
  sort: ['title', 'titleEn', 'kind', 'position', 'publishedAt'],
  inOrder: true,
})
