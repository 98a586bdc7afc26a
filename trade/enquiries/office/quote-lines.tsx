import { type Currency } from '#platform/contract/currencies.ts'
import type { EnquiryInfo } from './contract.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { emptyLine, totalMinorOf, type DraftLine } from './draft-lines.ts'
import { useQuoteOutcome } from './quote-outcome.ts'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import { QuoteLineFields } from './quote-line-fields.tsx'
import type { Dispatch, SetStateAction } from 'react'
import styles from './enquiries.module.css'

const mostLines = 20

interface QuoteLinesProps {
  enquiry: EnquiryInfo
  /** The version that is revised. */
  base: DeskQuote | undefined
  currency: Currency
  lines: DraftLine[]
  setLines: Dispatch<SetStateAction<DraftLine[]>>
}

export function QuoteLines({ enquiry, base, currency, lines, setLines }: QuoteLinesProps) {
  const t = useT()
  const fields = useQuoteOutcome()?.refused?.fields
  const change = (key: number, part: Partial<DraftLine>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <section>
      <h2>{t('adminEnquiries.lines')}</h2>
      {lines.map((line, index) => (
        <QuoteLineFields
          key={line.key}
          line={line}
          index={index}
          enquiry={enquiry}
          base={base}
          currency={currency}
          error={(name) => fields?.[`lines.${index}.${name}`]}
          onChange={(part) => change(line.key, part)}
          onRemove={lines.length > 1 ? () => setLines((all) => all.filter(({ key }) => key !== line.key)) : undefined}
        />
      ))}
      <Button
        icon="plus"
        size="sm"
        disabled={lines.length >= mostLines}
        onClick={() => setLines((all) => [...all, emptyLine(Math.max(-1, ...all.map(({ key }) => key)) + 1)])}
      >
        {t('adminEnquiries.addLine')}
      </Button>
      <p className={styles.total}>
        {t('adminEnquiries.total')} {money(t, totalMinorOf(lines), currency)}
      </p>
    </section>
  )
}
