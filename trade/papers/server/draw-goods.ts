import { productTitle } from '#catalogue/goods/product-title.ts'
import type { Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable, type Cell, type SheetColumn } from '#platform/server/pdf/table.ts'
import { money, quantity } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { SheetKind } from '../paper.ts'
import type { SheetFacts, SheetLine } from './sheet.ts'
import type { Tongues } from './tongues.ts'

type Figure = 'weight' | 'price' | 'amount' | 'packages' | 'net' | 'gross'

/** The columns after the goods. */
const figuresOf: Record<SheetKind, readonly Figure[]> = {
  contract: ['weight', 'price', 'amount'],
  invoice: ['weight', 'price', 'amount'],
  packingList: ['packages', 'net', 'gross'],
  deliveryNote: ['packages', 'net'],
  analysis: ['packages', 'net'],
  creditNote: ['weight', 'amount'],
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const kg = (kilograms: number) => quantity(kilograms, 'kg')

/** How many of each kind: `480 bags`, `12 pallets`. */
export function packagesText(lines: readonly Pick<SheetLine, 'packed'>[], t: Translator): string[] {
  const units = [...new Set(lines.flatMap(({ packed }) => packed?.unit ?? []))]
  const count = (unit: string) => sum(lines.map(({ packed }) => (packed?.unit === unit ? packed.packages : 0)))
  return units.map((unit) => t(`sheet.pack_${unit}`, { count: count(unit) }))
}

export const grossKg = (lines: readonly SheetLine[]) =>
  lines.every(({ packed }) => packed) ? sum(lines.map(({ packed }) => packed?.grossKg ?? 0)) : undefined

type Rows = { currency: SheetFacts['currency']; lines: readonly SheetLine[] }

/** Of one line, or of all of them together. */
const figures: Record<Figure, (rows: Rows, tongues: Tongues) => Cell> = {
  weight: ({ lines }) => [kg(sum(lines.map(({ kilograms }) => kilograms)))],
  price: ({ lines, currency }, { first }) =>
    lines.length === 1 ? [money(first, lines[0]?.perTonneMinor, currency)] : [],
  amount: ({ lines, currency }, { first }) => [
    money(first, sum(lines.map(({ amountMinor }) => amountMinor)), currency),
  ],
  packages: ({ lines }, { lines: say }) => say((t) => packagesText(lines, t)),
  net: ({ lines }) => [kg(sum(lines.map(({ kilograms }) => kilograms)))],
  gross: ({ lines }) => [kg(grossKg(lines) ?? Number.NaN)],
}

function goodsCell({ product, lotCode, hsCode, origin }: SheetLine, { lines, label, pair }: Tongues): Cell {
  const facts = [
    lotCode ? label((t) => t('sheet.lot', { code: lotCode })) : '',
    hsCode ? label((t) => t('sheet.hsCode', { code: hsCode })) : '',
    origin ? label((t) => t('sheet.origin', { country: t.locale === 'zh-CN' ? origin.zh : origin.en })) : pair(null),
  ]
  return [...lines((t) => productTitle(product, t)), facts.filter(Boolean).join(' · ')].filter(Boolean)
}

export function drawGoods(sheet: Sheet, kind: SheetKind, { lines, currency }: SheetFacts, tongues: Tongues) {
  const shown = figuresOf[kind]
  const goods = shown.length === 2 ? 0.54 : 0.43
  const columns: SheetColumn[] = [
    { width: sheet.width * goods, header: tongues.lines((t) => t('sheet.goods')) },
    ...shown.map((figure) => ({
      width: (sheet.width * (1 - goods)) / shown.length,
      header: tongues.lines((t) => t(`sheet.${figure}`)),
      align: 'right' as const,
    })),
  ]
  const cells = (of: readonly SheetLine[]) => shown.map((figure) => figures[figure]({ lines: of, currency }, tongues))
  const total = [[tongues.label((t) => t('sheet.total'))], ...cells(lines)]
  drawTable(sheet, columns, [
    ...lines.map((line) => ({ cells: [goodsCell(line, tongues), ...cells([line])], strong: 0 })),
    ...(lines.length > 1 || kind === 'packingList' ? [{ cells: total, strong: 0 }] : []),
  ])
}
