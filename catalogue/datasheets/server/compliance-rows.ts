import type { ProductDetail } from '#catalogue/goods/product.ts'
import { date, orDash } from '#platform/texts/format.ts'
import type { SheetColumn, SheetRow } from '#platform/server/pdf/table.ts'
import type { SheetWords } from './sheet-words.ts'

export const complianceColumns = ({ lines }: SheetWords): SheetColumn[] => [
  { width: 90, header: lines((t) => t('datasheets.standard')) },
  { width: 265, header: lines((t) => t('datasheets.document')) },
  { width: 80, header: lines((t) => t('datasheets.issuedOn')) },
  { width: 80, header: lines((t) => t('datasheets.validUntil')) },
]

/** What a document stands for; without a valid one nothing is claimed. */
export const complianceRows = ({ documents }: ProductDetail, words: SheetWords): SheetRow[] =>
  documents
    .filter(({ kind, lotId, expired }) => kind === 'certificate' && lotId === null && !expired)
    .map(({ standard, title, titleEn, issuedOn, expiresOn }) => ({
      strong: 0,
      cells: [[orDash(standard)], words.pair(title, titleEn), [date(issuedOn)], [orDash(expiresOn && date(expiresOn))]],
    }))
