import { bannerContent, partnerLinkContent } from '#contract/operator/content-nouns.ts'
import { sql } from '#server/database/sql.ts'
import type { ContentTable } from '../content/content-table.ts'

export const bannerTable: ContentTable = {
  noun: 'banner',
  content: bannerContent,
  table: 'banner',
  heading: 'title',
  published: true,
  ends: true,
  group: { value: sql`it.place` },
  order: sql`it.place, it.position`,
  path: ({ place }) => (place === 'shop' ? '/shop' : '/'),
}

export const partnerLinkTable: ContentTable = {
  noun: 'partnerLink',
  content: partnerLinkContent,
  table: 'partner_link',
  heading: 'name',
  order: sql`it.position`,
  path: () => '/',
}
