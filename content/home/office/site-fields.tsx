import type { SiteDetails } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { linkRows, qrKinds } from './read-site.ts'
import styles from './site.module.css'

const beginning = 'https://'

/** What one of the two sites says of the company. */
export function SiteFields({ side, saved }: { side: 'zh' | 'en'; saved: SiteDetails }) {
  const t = useT()
  const refused = useRefused()
  const error = (name: string) => refused?.refused.fields[`${side}.${name}`]
  const text = (name: string, value: string) => refused?.typed[`${side}.${name}`] ?? value
  const line = (name: 'name' | 'hotline' | 'email' | 'address', label: string) => (
    <Field label={label} error={error(name)} required={name === 'name'}>
      <TextInput name={`${side}.${name}`} defaultValue={text(name, saved[name])} />
    </Field>
  )
  const codeOf = (kind: string) => saved.qrCodes.find((code) => code.kind === kind)?.url ?? ''
  return (
    <fieldset className={styles.site} lang={side === 'zh' ? 'zh-CN' : 'en-US'}>
      <legend>{t(side === 'zh' ? 'adminContent.chineseSite' : 'adminContent.internationalSite')}</legend>
      {line('name', t('adminContent.siteName'))}
      {line('hotline', t('adminFields.hotline'))}
      {line('email', t('adminFields.email'))}
      {line('address', t('adminFields.address'))}
      <Field label={t('adminFields.filingNumbers')} hint={t('adminContent.linesHint')} error={error('filingNumbers')}>
        <TextArea
          name={`${side}.filingNumbers`}
          rows={3}
          defaultValue={text('filingNumbers', saved.filingNumbers.join('\n'))}
        />
      </Field>
      <fieldset className={styles.links}>
        <legend>{t('adminFields.socialLinks')}</legend>
        {Array.from({ length: linkRows }, (_, at) => (
          <SocialLinkFields
            key={at}
            name={`socialLinks.${at}`}
            side={side}
            saved={saved.socialLinks[at]}
            text={text}
            error={error}
          />
        ))}
      </fieldset>
      <fieldset className={styles.links}>
        <legend>{t('adminContent.qrCodes')}</legend>
        {qrKinds.map((kind) => (
          <Field key={kind} label={t(`adminContent.qr_${kind}`)} error={qrError(kind)}>
            <TextInput
              name={`${side}.qrCodes.${kind}`}
              placeholder={beginning}
              defaultValue={text(`qrCodes.${kind}`, codeOf(kind))}
            />
          </Field>
        ))}
      </fieldset>
    </fieldset>
  )

  /** Empty codes were left out, so the call counts those that were sent. */
  function qrError(kind: string) {
    const sent = qrKinds.filter((each) => refused?.typed[`${side}.qrCodes.${each}`])
    return error(`qrCodes.${sent.findIndex((each) => each === kind)}.url`)
  }
}

interface SocialLinkFieldsProps {
  name: string
  saved: SiteDetails['socialLinks'][number] | undefined
  text: (name: string, value: string) => string
  error: (name: string) => string | undefined
  side: string
}

function SocialLinkFields({ name, saved, text, error, side }: SocialLinkFieldsProps) {
  const t = useT()
  return (
    <div className={styles.link}>
      <Field label={t('adminFields.network')} labelHidden error={error(`${name}.network`)}>
        <TextInput
          name={`${side}.${name}.network`}
          placeholder={t('adminFields.network')}
          defaultValue={text(`${name}.network`, saved?.network ?? '')}
        />
      </Field>
      <Field label={t('adminContent.url')} labelHidden error={error(`${name}.url`)}>
        <TextInput
          name={`${side}.${name}.url`}
          placeholder={beginning}
          defaultValue={text(`${name}.url`, saved?.url ?? '')}
        />
      </Field>
    </div>
  )
}
