import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { referenceData } from '#platform/reference-data/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import styles from './enquiries.module.css'

type Dictionary = OutputOf<typeof referenceData.dictionary>

interface TermsProps {
  payments: Dictionary
  terms: Dictionary
  typed: Record<string, string> | undefined
  errors: Record<string, string>
}

export function EnquiryTermsFields({ payments, terms, typed, errors }: TermsProps) {
  const t = useT()
  const options = (entries: Dictionary) =>
    entries.map(({ code, name, nameEn }) => ({ value: code, label: t.locale === 'zh-CN' ? name : nameEn }))
  return (
    <fieldset className={`far ${styles.section}`}>
      <legend>
        <h2>{t('enquiries.terms')}</h2>
      </legend>
      <div className={styles.grid}>
        <Field label={t('enquiries.purchaseTime')} error={errors['purchaseTime']} required>
          <TextInput type="date" name="purchaseTime" defaultValue={typed?.['purchaseTime']} />
        </Field>
        <Field label={t('enquiries.paymentType')} error={errors['paymentType']}>
          <Select
            name="paymentType"
            defaultValue={typed?.['paymentType']}
            placeholder={t('enquiries.any')}
            options={options(payments)}
          />
        </Field>
        <Field label={t('enquiries.deliveryTerm')} error={errors['deliveryTerm']}>
          <Select
            name="deliveryTerm"
            defaultValue={typed?.['deliveryTerm']}
            placeholder={t('enquiries.any')}
            options={options(terms)}
          />
        </Field>
        <Field
          label={t('enquiries.deliveryPlace')}
          hint={t('enquiries.deliveryPlaceHint')}
          error={errors['deliveryPlace']}
        >
          <TextInput name="deliveryPlace" defaultValue={typed?.['deliveryPlace']} maxLength={100} />
        </Field>
        <Field label={t('enquiries.destination')} error={errors['destination']}>
          <TextInput name="destination" defaultValue={typed?.['destination']} maxLength={100} />
        </Field>
        <Field label={t('enquiries.message')} error={errors['message']} className={styles.full}>
          <TextArea name="message" defaultValue={typed?.['message']} maxLength={4000} />
        </Field>
      </div>
    </fieldset>
  )
}
