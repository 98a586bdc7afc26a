import { to } from '#platform/contract/to.ts'
import type { RecordName } from '#platform/contract/addresses/record.ts'
import type { Client } from '#platform/contract/client.ts'
import type { RecordCalls } from '#platform/office/records/calls.ts'
import type { RecordField } from '#platform/office/records/fields.ts'
import type { GivenOf, RecordFilter, RecordNoun } from '#platform/office/records/record.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { OperatorClient } from '#site/office-contract.ts'
import { records } from '#site/records.ts'
import { aPicture } from './factories.ts'

type Records = typeof records
/** Records whose versions are kept. */
export type ContentName = { [Name in RecordName]: Records[Name] extends { versions: true } ? Name : never }[RecordName]
export const contentNames = Object.entries<RecordNoun>(records).flatMap(([name, { versions }]) =>
  versions ? [name as ContentName] : [],
)

type AnyContent = RecordNoun & {
  sort: readonly string[]
  filters: Record<string, RecordFilter>
  versions: true
  fields: { publishedAt: RecordField }
}
/** The calls of any of them, with nothing known of its table. */
export const contentCalls = (desk: OperatorClient, name: ContentName) =>
  desk[name] as unknown as Client<{ calls: RecordCalls<AnyContent> }>['calls']

let count = 0

const groupOf = async (db: Db, type: number) => {
  const n = ++count
  const row = await db.first<{ id: number }>(sql`
    insert into content_group (type, code, position, name_zh, name_en)
    values (${type}, ${`content-${n}`}, ${2000 + n}, ${`组 ${n}`}, ${`Group ${n}`}) returning id`)
  return row?.id ?? 0
}

const anyCountry = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select id from country where code = 'CN'`))?.id ?? 0

const text = () => {
  const n = ++count
  return { title: `标题 ${n}`, titleEn: `Title ${n}`, body: `<p>正文 ${n}</p>`, bodyEn: `<p>Text ${n}</p>` }
}
const people = { author: '编辑部', authorEn: 'Editors' }
const at = () => new Date(Date.now() - 1000).toISOString()

/** What a form of each noun would send. */
export const contentExamples: { [Name in ContentName]: (db: Db) => Promise<GivenOf<Records[Name]>> } = {
  news: async (db) => ({
    ...text(),
    ...people,
    pictureId: (await aPicture(db)).id,
    groupId: await groupOf(db, 4),
    publishedAt: at(),
  }),
  cases: async (db) => ({
    ...text(),
    ...people,
    pictureId: (await aPicture(db)).id,
    groupId: await groupOf(db, 15),
    industry: '包装',
    industryEn: 'Packaging',
    publishedAt: at(),
  }),
  exhibitions: async (db) => ({
    name: `展会 ${++count}`,
    nameEn: `Fair ${count}`,
    description: '<p>介绍</p>',
    descriptionEn: '<p>A fair</p>',
    pictureId: (await aPicture(db)).id,
    startDate: '2099-05-01',
    endDate: '2099-05-04',
    countryId: await anyCountry(db),
    city: '上海',
    cityEn: 'Shanghai',
    venue: '会展中心',
    venueEn: 'Exhibition Centre',
    publishedAt: at(),
  }),
  articles: async (db) => ({
    ...text(),
    kind: 'help',
    code: `help-${++count}`,
    groupId: await groupOf(db, 2),
    publishedAt: at(),
  }),
  banners: async (db) => ({
    title: `横幅 ${++count}`,
    titleEn: `Banner ${count}`,
    subtitle: '副题',
    subtitleEn: 'Line',
    pictureId: (await aPicture(db)).id,
    url: to.news(),
    place: 'home',
    platform: 0,
    position: count,
    publishedAt: at(),
  }),
  partnerLinks: () =>
    Promise.resolve({
      name: `伙伴 ${++count}`,
      nameEn: `Partner ${count}`,
      url: `https://partner${count}.example/`,
      position: count,
    }),
  groups: () =>
    Promise.resolve({
      name: `分组 ${++count}`,
      nameEn: `Subject ${count}`,
      type: 4,
      code: `group-${count}`,
      position: 1,
    }),
  shops: async (db) => ({
    name: `店铺 ${++count}`,
    nameEn: `Shop ${count}`,
    mainMarkets: '东南亚',
    mainMarketsEn: 'Southeast Asia',
    description: '介绍',
    descriptionEn: 'About the shop',
    type: 5,
    code: `shop-${count}`,
    countryId: await anyCountry(db),
    city: '宁波',
    cityEn: 'Ningbo',
    establishedYear: 2001,
    staff: 12,
    certificates: 'ISO 9001\nISO 14001',
    email: 'shop@example.com',
    phone: '0574 0000 0000',
  }),
}
