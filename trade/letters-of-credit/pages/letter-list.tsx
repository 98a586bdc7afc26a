import type { ReactNode } from 'react'
import { date, money } from '#platform/texts/format.ts'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { LetterOfCredit, LetterState } from '../letter.ts'

const tones: Record<LetterState, Tone> = {
  registered: 'warning',
  accepted: 'success',
  refused: 'danger',
  replaced: 'neutral',
}

interface LetterListProps {
  letters: readonly LetterOfCredit[]
  /** What can be done with one. */
  action?(letter: LetterOfCredit): ReactNode
}

/** Letters of credit of an order, the newest first. */
export function LetterList({ letters, action }: LetterListProps) {
  const t = useT()
  return letters.map((letter) => (
    <div key={letter.id} className="stack tight">
      <p className="cluster">
        <Badge tone={tones[letter.status]}>{t(`lettersOfCredit.state_${letter.status}`)}</Badge>
        <strong className="code">{letter.number}</strong>
        <a href={letter.file.url} target="_blank" rel="noopener" data-document="">
          {letter.file.name}
        </a>
      </p>
      {letter.answer && <p>{t('lettersOfCredit.refusedBecause', { answer: letter.answer })}</p>}
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('lettersOfCredit.bank'), value: letter.bank },
          { term: t('lettersOfCredit.amountOf'), value: money(t, letter.amountMinor, letter.currency) },
          { term: t('lettersOfCredit.latestShipment'), value: date(letter.latestShipment) },
          { term: t('lettersOfCredit.expiresOn'), value: date(letter.expiresOn) },
        ]}
      />
      {action?.(letter)}
    </div>
  ))
}
