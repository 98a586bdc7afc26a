import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './enquiries.module.css'

interface BuyerProps {
  typed: Record<string, string> | undefined
  errors: Record<string, string>
}

/** A member is known; a visitor says who asks. */
export function BuyerFields({ typed, errors }: BuyerProps) {
  const t = useT()
  // In China a phone number is how one is reached, elsewhere an e-mail address; one of them suffices.
  const email = (
    <Field key="email" label={t('enquiries.email')} error={errors['email']} required={t.locale !== 'zh-CN'}>
      <TextInput type="email" name="email" defaultValue={typed?.['email']} autoComplete="email" maxLength={254} />
    </Field>
  )
  const phone = (
    <Field key="phone" label={t('enquiries.phone')} error={errors['phone']} required={t.locale === 'zh-CN'}>
      <TextInput type="tel" name="phone" defaultValue={typed?.['phone']} autoComplete="tel" maxLength={40} />
    </Field>
  )
  return (
    <fieldset className={`far ${styles.section}`}>
      <legend>
        <h2>{t('enquiries.you')}</h2>
      </legend>
      <div className={styles.grid}>
        <Field label={t('enquiries.name')} error={errors['name']} required>
          <TextInput name="name" defaultValue={typed?.['name']} autoComplete="name" maxLength={60} />
        </Field>
        {t.locale === 'zh-CN' ? [phone, email] : [email, phone]}
        <Field label={t('enquiries.company')} error={errors['company']}>
          <TextInput name="company" defaultValue={typed?.['company']} autoComplete="organization" maxLength={120} />
        </Field>
      </div>
    </fieldset>
  )
}
