import * as v from 'valibot'
import { record } from '#platform/office/records/record.ts'

export const aliasKinds = ['category', 'brand', 'grade', 'label', 'parameter'] as const
type AliasKind = (typeof aliasKinds)[number]

export const aliasRecord = record({
  name: 'aliases',
  noun: 'alias',
  section: 'catalogue',
  key: 's',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminAliases',
  heading: 'word',
  fields: {
    word: { kind: 'line', most: 60, need: true, label: 'adminAliases.word', hint: 'adminAliases.wordHint' },
    kind: {
      kind: 'choice',
      of: aliasKinds,
      label: 'adminAliases.kind',
      named: (kind: AliasKind) => `adminAliases.kind_${kind}` as const,
    },
    target: { kind: 'line', most: 60, need: true, label: 'adminAliases.target', hint: 'adminAliases.targetHint' },
  },
  /** What the target is called; null when nothing has that code. */
  shown: { targetName: v.nullable(v.string()), targetNameEn: v.nullable(v.string()) },
  columns: ['word', 'kind', 'meaning', 'target'],
  headers: { meaning: 'adminAliases.meaning' },
  filters: { kind: 'adminAliases.kind' },
  sort: ['word', 'kind', 'target'],
})
