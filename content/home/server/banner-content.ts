import { to } from '#platform/contract/to.ts'
import { bannerContent, partnerLinkContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'

export const bannerTable: ContentTable = {
  noun: 'banner',
  record: bannerContent,
  table: 'banner',
  versions: true,
  heading: 'title',
  published: true,
  ends: true,
  group: { value: sql`it.place` },
  order: sql`it.place, it.position`,
  path: ({ place }) => (place === 'shop' ? to.shops() : '/'),
}

export const partnerLinkTable: ContentTable = {
  noun: 'partnerLink',
  record: partnerLinkContent,
  table: 'partner_link',
  versions: true,
  heading: 'name',
  order: sql`it.position`,
  path: () => '/',
}
