import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Caller, Context } from '#platform/server/api/context.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { letterheadOf } from '#trade/house/server/find-letterhead.ts'
import type { Paper, SheetKind } from '../paper.ts'
import type { SheetFacts } from './sheet.ts'
import { drawSheet } from './draw-sheet.ts'
import { findOwnSheet, findSheetAtDesk } from './shared-queries.ts'
import { tonguesOf } from './tongues.ts'

type Making = Pick<Context, 'db' | 'config'>

/** For whoever may see the order. */
export const makeSheet = async (wanted: Wanted, { caller, ...making }: Making & { caller: Pick<Caller, 'memberId'> }) =>
  sheetOf(await findOwnSheet(making.db, caller.memberId, wanted.id), wanted, making)

/** The same paper for the seller. */
export const makeSheetAtDesk = async (wanted: Wanted, { operator, ...making }: Making & { operator: Reach }) =>
  sheetOf(await findSheetAtDesk(making.db, operator, wanted.id), wanted, making)

async function sheetOf(
  paper: (Paper<SheetFacts> & { kind: SheetKind }) | undefined,
  { lang }: Wanted,
  { config }: Pick<Making, 'config'>,
): Promise<NamedFile> {
  if (!paper) throw new Refusal('NOT_FOUND')
  const tongues = tonguesOf(lang)
  const letterheads = await Promise.all(
    tongues.all.map(({ locale }) => letterheadOf(paper.facts.seller, locale, openStorage(config))),
  )
  const link = `${siteOriginOf(config, tongues.first.locale)}${to.order(paper.facts.orderId)}`
  const bytes = await drawSheet({ ...paper, tongues, letterheads, link })
  return { name: `${paper.kind}-${paper.paperNo}-v${paper.version}-${lang}.pdf`, bytes }
}
