import { GroupType } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import { aboutUs } from './articles/about.ts'
import { accountHelp } from './articles/help/accounts.ts'
import { buyingHelp } from './articles/help/buying.ts'
import { goodsHelp } from './articles/help/goods.ts'
import { helpGroups, type HelpGroupCode, type HouseText } from './articles/help/help-article.ts'
import { orderHelp } from './articles/help/orders.ts'
import { shippingHelp } from './articles/help/shipping.ts'
import { privacy } from './articles/legal/privacy.ts'
import { terms } from './articles/legal/terms.ts'
import { idsByCode, insertRows, named } from './shared-queries.ts'

const help: Record<HelpGroupCode, HouseText[]> = {
  'help-buying': buyingHelp,
  'help-orders': orderHelp,
  'help-shipping': shippingHelp,
  'help-goods': goodsHelp,
  'help-accounts': accountHelp,
}

const writtenOn = '2026-11-01'

const row = (text: HouseText, kind: string, groupId: number | null, position: number) => ({
  code: text.code,
  kind,
  group_id: groupId,
  position,
  title_zh: text.titleZh,
  title_en: text.titleEn,
  summary_zh: text.summaryZh,
  summary_en: text.summaryEn,
  body_zh: sanitiseHtml(text.bodyZh),
  body_en: sanitiseHtml(text.bodyEn),
  updated_on: writtenOn,
})

/** Help, terms, privacy and about us: every site needs them from its first day. */
export async function seedArticles(db: Db) {
  await insertRows(
    db,
    'content_group',
    helpGroups.map((group, at) => ({ ...named(group, at), type: GroupType.questions, code: group.code })),
  )
  const groupId = await idsByCode(db, 'content_group')
  await insertRows(db, 'article', [
    ...helpGroups.flatMap(({ code }) => help[code].map((text, at) => row(text, 'help', groupId(code), at))),
    ...[terms, privacy].map((text, at) => row(text, 'legal', null, at)),
    row(aboutUs, 'about', null, 0),
  ])
}
