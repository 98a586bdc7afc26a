import { useId } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { subscriptions } from '../contract.ts'
import { Local } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { FieldNotes } from '#platform/ui/field.tsx'
import styles from './subscriptions.module.css'

export type Catalogue = OutputOf<typeof subscriptions.request>['catalogues'][number]

interface ChoicesProps {
  label: string
  catalogues: Catalogue[]
  /** What was chosen when the form came back. */
  typed?: Record<string, string>
  /** Chosen before anything was. */
  chosen?: number
  error: string | undefined
}

const prefix = 'productCatalog.'
const nameOf = (id: number) => `${prefix}${id}`

/** Each choice has a name of its own, so that a refused form shows all of them again. */
export const chosenIn = (form: FormData) =>
  [...form.keys()].filter((name) => name.startsWith(prefix)).map((name) => Number(name.slice(prefix.length)))

export function CatalogueChoices({ label, catalogues, typed, chosen, error }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {catalogues.map(({ id: catalogueId, name, nameEn }) => (
          <Checkbox
            key={catalogueId}
            name={nameOf(catalogueId)}
            value="yes"
            label={<Local zh={name} en={nameEn} />}
            defaultChecked={typed ? nameOf(catalogueId) in typed : catalogueId === chosen}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
