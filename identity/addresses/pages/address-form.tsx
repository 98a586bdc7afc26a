import type { Address } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation, useSearchParams } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import type { KnownAddress, PlaceLists, Places } from './load-address.ts'
import { PlaceFields } from './place-fields.tsx'
import { PersonFields, StreetFields } from './address-fields.tsx'

interface AddressFormProps {
  saved: Address | null
  known?: KnownAddress | null
  places: Places
  /** Missing while the page is rendered on the server. */
  lists: PlaceLists | undefined
  formKey: string
  /** Where to go without saving. */
  back: string
}

export function AddressForm({ saved, known, places, lists, formKey, back }: AddressFormProps) {
  const t = useT()
  const [query] = useSearchParams()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const value = (name: string, kept: string | null | undefined) => typed?.[name] ?? query.get(name) ?? kept ?? ''
  const error = (name: string) => refused?.fields[name]
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `address-${name}` }))
  const general = refused && fields.length === 0 ? [{ text: refused.message }] : []
  return (
    <form method="post" noValidate className="stack">
      <FormErrorSummary title={t('addresses.wrong')} errors={[...errors, ...general]} />
      <input type="hidden" name="id" value={saved?.id ?? ''} />
      <input type="hidden" name="key" value={formKey} />
      <div className="pairs">
        <PersonFields value={value} error={error} saved={saved ?? known} />
        <PlaceFields places={places} lists={lists} />
        <StreetFields value={value} error={error} saved={saved} />
        {saved?.receiveStatus !== 1 && (
          <Checkbox
            name="receiveStatus"
            value="1"
            defaultChecked={typed?.['receiveStatus'] === '1'}
            label={t('addresses.defaultBox')}
            className="whole"
          />
        )}
        <div className="cluster whole">
          <Button type="submit" variant="primary" busy={busy}>
            {t('addresses.save')}
          </Button>
          <LinkButton href={back} variant="quiet">
            {t('addresses.cancel')}
          </LinkButton>
        </div>
      </div>
    </form>
  )
}
