import { useState } from 'react'
import type { Grade } from '#platform/contract/enums.ts'
import { selectableGrades } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import type { HomeData } from './load-home.ts'
import { PropertyRow } from './property-row.tsx'
import { useFoundCount } from './use-found-count.ts'
import styles from './find-by-numbers.module.css'

const rows = 3

interface FindByNumbersProps extends Pick<HomeData, 'categories' | 'parameters' | 'productCount'> {
  /** One property below the other, for a column instead of the page's width. */
  compact?: boolean
}

/** A search by properties. The button says how many grades it would show. */
export function FindByNumbers({ categories, parameters, productCount, compact }: FindByNumbersProps) {
  const t = useT()
  const [codes, setCodes] = useState(parameters.slice(0, rows).map(({ code }) => code))
  const { count, ask } = useFoundCount()
  const nameOf = (each: { name: string; nameEn: string }) => localised(t.locale, each.name, each.nameEn).text
  return (
    <form
      action={to.search()}
      onInput={ask}
      aria-label={t('home.findTitle')}
      className={classNames(styles.find, !compact && styles.across)}
    >
      <header className={styles.head}>
        <h2>{t('home.findTitle')}</h2>
        <p>{t('home.findText')}</p>
      </header>
      <Field label={t('home.findPolymer')} className={styles.polymer}>
        <Select name="categoryIds" placeholder={t('home.findAnyPolymer')}>
          {categories.map(({ id, name, nameEn, list }) => (
            <optgroup key={id} label={nameOf({ name, nameEn })}>
              {list.map((kind) => (
                <option key={kind.id} value={kind.id}>
                  {nameOf(kind)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <div className={styles.rows}>
        {codes.map((code, at) => (
          <PropertyRow
            key={at}
            number={at + 1}
            code={code}
            parameters={parameters.filter((each) => each.code === code || !codes.includes(each.code))}
            onChoose={(chosen) => setCodes(codes.map((each, index) => (index === at ? chosen : each)))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Field label={t('home.findMaterial')} labelHidden>
          <Select
            name="grade"
            placeholder={t('home.findAny')}
            options={selectableGrades.map((grade: Grade) => ({ value: grade, label: kindLabel(t, 'Grade', grade) }))}
          />
        </Field>
        <Button type="submit" variant="primary" icon="search">
          {count === 0 ? t('home.findNone') : t('home.findCount', { count: count ?? productCount })}
        </Button>
      </div>
    </form>
  )
}
