import type { RecordFields } from './fields.ts'
import { code, type RecordRule } from './record.ts'

/** What the nouns that editors look after have in common. */
export const byEditors = { section: 'content', read: 'content.read', edit: 'content.edit' } as const

/** Links name it, so it stays. */
export const fixedCode = { ...code, fixed: true, hint: 'adminContent.codeHint' } as const
/** A page of ours or a whole address; nothing that runs. */
export const address = {
  kind: 'line',
  most: 300,
  need: true,
  pattern: /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/,
  message: 'adminContent.address',
  label: 'adminContent.url',
} as const

export const written = {
  title: { kind: 'pair', most: 200, need: 'either' },
  summary: { kind: 'pair', most: 600, need: 'none', area: true, formOnly: true },
  body: { kind: 'rich', formOnly: true },
} as const satisfies RecordFields
/** What belongs to a group and has a picture: news and cases. */
export const inGroups = {
  heading: 'title',
  versions: true,
  thumbnail: 'pictureId',
  columns: ['title', 'missing', 'groupId', 'publishedAt', 'version'],
  optional: ['version'],
  filters: {
    group: { label: 'adminFields.group', of: 'groupId' },
    state: 'adminContent.state',
    missing: 'adminContent.language',
  },
  sort: ['title', 'titleEn', 'groupId', 'publishedAt'],
  inOrder: true,
} as const
export const author = { kind: 'pair', most: 80, need: 'both', formOnly: true } as const

export const eitherTitle: RecordRule = {
  field: 'title',
  message: 'adminContent.eitherLanguage',
  holds: ({ title, titleEn }) => Boolean(title ?? titleEn),
}

export const place = {
  longitude: { kind: 'degrees', most: 180 },
  latitude: { kind: 'degrees', most: 90 },
} as const satisfies RecordFields
export const wholePlace: RecordRule = {
  field: 'latitude',
  message: 'adminContent.bothDegrees',
  holds: ({ longitude, latitude }) => (longitude === null) === (latitude === null),
}

/** Filters of what is published, and of what may lack a language. */
export const inState = { state: 'adminContent.state' } as const
export const inLanguage = { missing: 'adminContent.language' } as const
