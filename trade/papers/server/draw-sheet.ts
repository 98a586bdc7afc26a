import { drawMark, drawNote, drawPairs, drawSignatures, drawTotal } from '#platform/server/pdf/parts.ts'
import { openSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import { date, money, quantity } from '#platform/texts/format.ts'
import { drawLetterhead, sellerText } from '#trade/house/server/draw-letterhead.ts'
import type { Letterhead } from '#trade/house/server/find-letterhead.ts'
import { vatOf } from '#trade/house/vat.ts'
import { stepText } from '#trade/freight/charge-text.ts'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { yuanInWords } from '../texts/yuan-in-words.ts'
import type { Paper, SheetKind } from '../paper.ts'
import type { SheetFacts } from './sheet.ts'
import { drawMeasured } from './draw-measured.ts'
import { drawGoods, grossKg, packagesText } from './draw-goods.ts'
import {
  bankPairs,
  buyerText,
  consigneeText,
  dealPairs,
  paymentPairs,
  shipmentPairs,
  type Named,
} from './sheet-facts.ts'
import type { Tongues } from './tongues.ts'

interface Drawn extends Paper<SheetFacts> {
  kind: SheetKind
  tongues: Tongues
  /** One for each language. */
  letterheads: readonly (Letterhead | undefined)[]
  link: string
}

type Part = (sheet: Sheet, drawn: Drawn) => void

/** What follows the goods. */
const parts: Record<SheetKind, readonly Part[]> = {
  contract: [drawMoney, drawPayment, drawClauses, drawBothSign],
  invoice: [drawMoney, drawPacked, drawPayment, drawSellerSigns],
  packingList: [drawPacked, drawSellerSigns],
  deliveryNote: [drawPacked, drawReceived],
  analysis: [(sheet, { facts, tongues }) => drawMeasured(sheet, facts, tongues), drawSellerSigns],
  creditNote: [drawMoney, drawCredit, drawSellerSigns],
}

/** A paper as it was issued, in one language or in both. */
export async function drawSheet(drawn: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, facts, paperNo, version, latest, issuedAt, tongues, letterheads, link } = drawn
  const { first, label, lines } = tongues
  const title = label((t) => t(`sheet.title_${kind}`))
  const brand = lines((t) => letterheads[tongues.all.indexOf(t)]?.name ?? t('layout.brand')).join('\n')
  const sheet = await openSheet({
    title: `${title} ${paperNo}`,
    author: brand,
    subject: title,
    language: first.locale,
    date: new Date(issuedAt),
  })
  const named = version > 1 ? `${paperNo} ${label((t) => t('letterhead.version', { version }))}` : paperNo
  const head = letterheads[0] && { ...letterheads[0], name: brand }
  drawLetterhead(sheet, head, first, [title, named, date(issuedAt)])
  if (drawn.withdrawn) drawMark(sheet, lines((t) => t('letterhead.withdrawn')).join('\n'))
  else if (latest > version) drawMark(sheet, lines((t) => t('letterhead.replaced', { version: latest })).join('\n'))
  drawPairs(sheet, [
    [
      label((t) => t('sheet.seller')),
      lines((t) => sellerText(letterheads[tongues.all.indexOf(t)], t).split('\n')).join('\n'),
    ],
    [label((t) => t('sheet.buyer')), buyerText(facts, tongues)],
  ])
  const deal = dealPairs(facts, tongues).filter(([, value]) => value !== paperNo)
  drawPairs(sheet, [...receiver(drawn), ...deal, ...shipmentPairs(facts, tongues)], 3)
  drawGoods(sheet, kind, facts, tongues)
  for (const draw of parts[kind]) draw(sheet, drawn)
  return sheet.finish({ left: named, link, page: (page, pages) => first('sheet.page', { page, pages }) })
}

/** Where the goods go, unless that is all that is known of the buyer. */
const receiver = ({ kind, facts, tongues }: Drawn): Named[] =>
  facts.buyer
    ? [
        [
          tongues.label((t) => t(kind === 'deliveryNote' ? 'sheet.deliverTo' : 'sheet.consignee')),
          consigneeText(facts, tongues),
        ],
      ]
    : []

function drawMoney(sheet: Sheet, { facts, tongues: { label, first, all } }: Drawn) {
  const { currency, charges = [], seller } = facts
  const lines = chargedLines(facts)
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  drawPairs(
    sheet,
    charges.map(({ step, amountMinor }) =>
      named(
        label((t) => stepText(t, step)),
        money(first, amountMinor, currency),
      ),
    ),
    3,
  )
  drawTotal(
    sheet,
    label((t) => t('sheet.total')),
    money(first, totalMinor, currency),
  )
  const vat = vatOf({ currency, lines, vatPercent: seller.vatPercent })
  const words = currency === 'CNY' && all.some(({ locale }) => locale === 'zh-CN') ? yuanInWords(totalMinor) : ''
  drawPairs(
    sheet,
    [
      [label((t) => t('sheet.inWords')), words],
      ...(vat
        ? [
            named(
              label((t) => t('sheet.vatNet')),
              money(first, vat.netMinor, currency),
            ),
            ...vat.shares.map(({ percent, vatMinor }) =>
              named(
                label((t) => t('sheet.vat', { percent })),
                money(first, vatMinor, currency),
              ),
            ),
          ]
        : [
            named(
              label((t) => t('layout.vat')),
              label((t) => t('sheet.noVat')),
            ),
          ]),
    ],
    3,
  )
}

const named = (name: string, value: string): Named => [name, value]

function drawPacked(sheet: Sheet, { kind, facts: { lines, marks }, tongues: { label, lines: say } }: Drawn) {
  const gross = grossKg(lines)
  const net = lines.reduce((sum, { kilograms }) => sum + kilograms, 0)
  sheet.doc.y += 8
  drawPairs(
    sheet,
    [
      [label((t) => t('sheet.packages')), say((t) => packagesText(lines, t).join(', ')).join('\n')],
      [label((t) => t('sheet.marks')), kind === 'deliveryNote' ? '' : (marks ?? label((t) => t('sheet.noMarks')))],
      [label((t) => t('sheet.net')), quantity(net, 'kg')],
      [label((t) => t('sheet.gross')), gross === undefined ? '' : quantity(gross, 'kg')],
    ],
    3,
  )
}

function drawPayment(sheet: Sheet, { facts, tongues }: Drawn) {
  drawPairs(sheet, [...paymentPairs(facts, tongues), ...bankPairs(facts, tongues)], 3)
}

function drawClauses(sheet: Sheet, { facts: { clauses, tolerancePercent: percent }, tongues: { lines } }: Drawn) {
  const agreed = lines((t) => [
    t('sheet.quality'),
    t('sheet.tolerance', { percent }),
    ...((t.locale === 'zh-CN' ? clauses?.zh : clauses?.en) ?? '').split('\n'),
  ])
  drawNote(sheet, agreed.join('\n'))
}

function drawCredit(sheet: Sheet, { facts: { credit }, tongues: { label } }: Drawn) {
  if (!credit) return
  drawPairs(
    sheet,
    [
      [label((t) => t('sheet.creditFor')), label((t) => t(`sheet.claim_${credit.claim}`))],
      [label((t) => t('sheet.title_invoice')), credit.invoiceNos.join('\n')],
    ],
    3,
  )
  if (credit.answer) drawNote(sheet, credit.answer)
}

const side = ({ tongues: { label } }: Drawn, party: 'seller' | 'buyer') =>
  label((t) => t('sheet.sign', { party: t(`sheet.${party}`) }))
const day = ({ tongues: { label } }: Drawn) => label((t) => t('sheet.day'))

function drawBothSign(sheet: Sheet, drawn: Drawn) {
  drawSignatures(sheet, [side(drawn, 'seller'), side(drawn, 'buyer')], day(drawn))
}

function drawSellerSigns(sheet: Sheet, drawn: Drawn) {
  drawSignatures(sheet, [side(drawn, 'seller')], day(drawn))
}

function drawReceived(sheet: Sheet, drawn: Drawn) {
  drawNote(sheet, drawn.tongues.lines((t) => t('sheet.received')).join('\n'))
  drawBothSign(sheet, drawn)
}
