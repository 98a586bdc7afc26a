import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox, RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { highlight } from '#platform/ui/highlight.ts'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { SuggestionBox } from '#platform/ui/suggestion-box.tsx'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'

const grades = ['PP K8003', 'PP T30S', 'PPR PA14D', 'PP EP300M', 'ABS PA-757', 'PC 2805']
const units = ['MT', 'kg', '25 kg'].map((label) => ({ value: label, label }))
const terms = ['EXW', 'FOB', 'CFR', 'CIF', 'DAP'].map((label) => ({ value: label, label }))
const none = () => undefined

export const UiForms = () => {
  const t = useT()
  const [sent, setSent] = useState(false)
  const errors = [
    { text: t('dev.errorEmail'), fieldId: 'email' },
    { text: t('dev.errorAgree'), fieldId: 'agree' },
  ]
  return (
    <UiSection title={t('dev.forms')}>
      <SearchForm />

      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
        }}
      >
        <FormErrorSummary className={styles.wide} title={t('dev.errorTitle')} errors={sent ? errors : []} />
        <Field label={t('dev.product')} required>
          <TextInput name="product" defaultValue={t('dev.productValue')} />
        </Field>
        <Field id="email" label={t('dev.email')} required error={t('dev.errorEmail')}>
          <TextInput name="email" type="email" icon="mail" defaultValue="a.keller@nordplast" />
        </Field>
        <Field label={t('dev.quantity')} required hint={t('dev.quantityHint')}>
          <NumberInput
            name="quantity"
            defaultValue={25}
            min={1}
            unit={<Select name="unit" aria-label={t('dev.unit')} options={units} />}
          />
        </Field>
        <Field label={t('dev.targetPrice')} optionalText={t('dev.optional')}>
          <NumberInput name="price" defaultValue="1240.00" unit={t('dev.perTonne')} />
        </Field>
        <Field label={t('dev.term')}>
          <Select name="term" placeholder={t('dev.choose')} options={terms} />
        </Field>
        <Field label={t('dev.place')} hint={t('dev.placeHint')}>
          <TextInput name="place" icon="pin" />
        </Field>
        <Field label={t('dev.remarks')} className={styles.wide}>
          <TextArea name="remarks" placeholder={t('dev.remarksPlaceholder')} />
        </Field>
        <PaymentChoice />
        <Attachments />
        <Agreements sent={sent} />
        <div className="cluster">
          <Button type="submit" variant="enquiry">
            {t('dev.send')}
          </Button>
          <Button variant="quiet">{t('dev.cancel')}</Button>
        </div>
      </form>
    </UiSection>
  )
}

function SearchForm() {
  const t = useT()
  const [query, setQuery] = useState('')
  const found = query ? grades.filter((grade) => grade.toLowerCase().includes(query.toLowerCase())) : []
  return (
    <form className={styles.search} role="search">
      <SuggestionBox
        name="key"
        label={t('dev.search')}
        placeholder="PP/PE/ABS...."
        suggestions={found.map((grade, index) => ({
          id: grade.replace(' ', '-'),
          parts: highlight(grade, query),
          note: t('dev.offers', { number: 42 - 6 * index }),
          pick: none,
        }))}
        status={t('dev.suggestions', { number: found.length })}
        onQuery={setQuery}
      />
      <Button type="submit" variant="primary" icon="search">
        {t('dev.find')}
      </Button>
    </form>
  )
}

function Attachments() {
  const t = useT()
  const removeLabel = t('dev.removeFile')
  return (
    <Field label={t('dev.attachments')} hint={t('dev.filesHint')}>
      <FileInput
        multiple
        prompt={t('dev.dropFiles')}
        files={[
          { key: '1', name: 'K8003-specification.pdf', note: '1.4 MB', removeLabel, onRemove: none },
          { key: '2', name: 'COA-NB-2607.pdf', note: '62%', progress: 62, removeLabel, onRemove: none },
          { key: '3', name: 'line-trial.mp4', note: t('dev.tooLarge'), failed: true, removeLabel, onRemove: none },
        ]}
      />
    </Field>
  )
}

function PaymentChoice() {
  const t = useT()
  return (
    <RadioGroup
      label={t('dev.payment')}
      name="payment"
      defaultValue="tt"
      options={[
        { value: 'tt', label: t('dev.transfer'), note: t('dev.transferNote') },
        { value: 'lc', label: t('dev.letterOfCredit') },
      ]}
    />
  )
}

function Agreements({ sent }: { sent: boolean }) {
  const t = useT()
  return (
    <div className={styles.wide}>
      <Checkbox name="samples" label={t('dev.samples')} defaultChecked />
      <Checkbox
        id="agree"
        name="agree"
        label={t('dev.agree')}
        required
        error={sent ? t('dev.errorAgree') : undefined}
      />
    </div>
  )
}
