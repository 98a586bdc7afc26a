import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { Found } from './search-names.ts'

/** What the result is for where it is not for all that was typed: words that nothing has, units that do not convert. */
export function SearchedInstead({ found, typed }: { found: Found; typed: string }) {
  const t = useT()
  const { correctedKey: corrected, dropped, unconverted } = found
  return (
    <>
      {corrected && dropped.length === 0 && <Notice>{t('products.corrected', { typed, corrected })}</Notice>}
      {corrected && dropped.length > 0 && (
        <Notice>{t('products.shownWithout', { words: dropped.join('”, “'), corrected })}</Notice>
      )}
      {unconverted.map((value) => (
        <Notice key={value}>{t('products.unitDoesNotConvert', { value })}</Notice>
      ))}
    </>
  )
}
