import { useState } from 'react'
import type { HomeComposition } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import styles from './home-page.module.css'

interface SectionOrderProps {
  side: 'zh' | 'en'
  saved: HomeComposition['zh']
  fixed: boolean
}

/** The bands of one site in their order: moved by the arrows, or by their numbers before scripts have come. */
export function SectionOrder({ side, saved, fixed }: SectionOrderProps) {
  const t = useT()
  const [list, setList] = useState(saved)
  const move = (at: number, by: number) =>
    setList((now) => {
      const next = [...now]
      const [moved] = next.splice(at, 1)
      if (moved) next.splice(at + by, 0, moved)
      return next
    })
  return (
    <fieldset className={styles.site} disabled={fixed}>
      <legend>{t(side === 'zh' ? 'adminContent.chineseSite' : 'adminContent.internationalSite')}</legend>
      <ol aria-label={t('adminContent.bands')}>
        {list.map(({ section, shown }, at) => {
          const name = t(`adminContent.section_${section}`)
          return (
            <li key={section} className={styles.band}>
              <input type="hidden" name={`${side}.section`} value={section} />
              <NumberInput
                key={at}
                name={`${side}.${section}`}
                aria-label={`${t('adminFields.position')}: ${name}`}
                min={1}
                step={1}
                defaultValue={at + 1}
                className={styles.place}
              />
              <Checkbox name={`${side}.shown`} value={section} label={name} defaultChecked={shown} />
              <IconButton
                icon="arrow-up"
                size="sm"
                label={t('adminContent.moveUp', { name })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="arrow-down"
                size="sm"
                label={t('adminContent.moveDown', { name })}
                disabled={at === list.length - 1}
                onClick={() => move(at, 1)}
              />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
