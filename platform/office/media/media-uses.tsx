import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { addressOf } from '../address-of.ts'
import { nounText } from '../audit/noun-text.ts'
import type { MediaFile, MediaUse } from './contract.ts'
import styles from './media.module.css'

/** Links to what uses a file, and how many more there are. */
export function MediaUses({ file: { uses, useCount } }: { file: Pick<MediaFile, 'uses' | 'useCount'> }) {
  const t = useT()
  if (useCount === 0) return <span className="muted">{t('adminMedia.unused')}</span>
  const others = useCount - uses.length
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.noun} ${use.key}`}>
          <UseLink use={use} />
        </li>
      ))}
      {others > 0 && <li className="muted">{t('adminMedia.others', { count: others })}</li>}
    </ul>
  )
}

function UseLink({ use: { noun, key, name, nameEn, state } }: { use: MediaUse }) {
  const t = useT()
  const { text, lang } = localised(t.locale, name, nameEn)
  return (
    <>
      <span className="muted">{nounText(t, noun)}</span>{' '}
      <a href={addressOf(noun, key)} lang={lang}>
        {text || key}
      </a>
      {state !== 'now' && <span className="muted"> {t(`adminMedia.state_${state}`)}</span>}
    </>
  )
}
