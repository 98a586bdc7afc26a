import type { ProductDetail } from '#catalogue/goods/product.ts'
import type { Address } from '#identity/addresses/contract.ts'
import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { Select } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { samples } from '../contract.ts'
import { priceText } from './price-text.ts'
import { SampleFields } from './sample-fields.tsx'

interface RequestFormProps {
  product: ProductDetail
  terms: OutputOf<typeof samples.terms>
  addresses: readonly Address[]
  lotId: number | undefined
  formKey: string
}

export function RequestForm({ product, terms, addresses, lotId, formKey }: RequestFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `sample-${name}` }))
  return (
    <form method="post" noValidate className="stack">
      <FormErrorSummary
        title={t('samples.wrong')}
        errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors}
      />
      <input type="hidden" name="intent" value="request" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="key" value={formKey} />
      <p>
        {t('samples.priceLabel')}
        <strong>{priceText(t, terms)}</strong>
      </p>
      {terms.price && <p className="muted">{t('samples.priceText')}</p>}
      <p className="muted">{t('samples.left', { count: terms.left })}</p>
      <LotField product={product} chosen={typed?.['lotId'] ?? String(lotId ?? '')} />
      <SampleFields id="sample" typed={typed} errors={refused?.fields} />
      <AddressField
        addresses={addresses}
        backUrl={to.samples({ productId: product.id })}
        chosen={typed?.['addressId']}
        error={refused?.fields['addressId']}
      />
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('samples.send')}
        </Button>
      </p>
    </form>
  )
}

function LotField({ product: { lots }, chosen }: { product: ProductDetail; chosen: string }) {
  const t = useT()
  if (lots.length === 0) return null
  return (
    <Field label={t('samples.lotLabel')}>
      <Select
        name="lotId"
        defaultValue={chosen}
        placeholder={t('samples.anyLot')}
        options={lots.map(({ id, code }) => ({ value: id, label: code }))}
      />
    </Field>
  )
}

interface AddressFieldProps {
  addresses: readonly Address[]
  /** Where a new one leads back to. */
  backUrl: string
  chosen: string | undefined
  error: string | undefined
}

function AddressField({ addresses, backUrl, chosen, error }: AddressFieldProps) {
  const t = useT()
  const mayAdd = useMay('addresses.save')
  return (
    <>
      {addresses.length > 0 ? (
        <RadioGroup
          label={t('samples.address')}
          name="addressId"
          required
          error={error}
          defaultValue={Number(chosen) || addresses[0]?.id}
          options={addresses.map((address) => ({ value: address.id, label: <AddressText address={address} /> }))}
        />
      ) : (
        <p>{t('samples.noAddress')}</p>
      )}
      {mayAdd && (
        <p>
          <LinkButton href={to.editAddress({ backUrl })} size="sm" icon="plus">
            {t('samples.addAddress')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
