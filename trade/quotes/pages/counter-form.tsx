import type { QuoteDetail } from '../contract.ts'
import { currencyMark, money } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, TextArea } from '#platform/ui/input.tsx'
import { QuoteForm } from './quote-form.tsx'

export function CounterForm({ quote, formKey }: { quote: QuoteDetail; formKey: string }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <QuoteForm
      quote={quote}
      formKey={formKey}
      action="counter"
      title={t('quotes.counterTitle')}
      intro={t('quotes.counterIntro')}
      failed={t('quotes.notCountered')}
      submit={t('quotes.counterSubmit')}
    >
      <div className="pairs">
        {quote.lines.map((line, index) => (
          <Field
            key={line.position}
            id={`quote-lines.${index}.targetPrice`}
            label={t('quotes.counterPrice', { title: productTitle(line.product, t) })}
            hint={t('quotes.counterQuoted', { price: money(t, line.perTonneMinor, quote.currency) })}
            error={refused?.fields[`lines.${index}.targetPrice`]}
          >
            <NumberInput
              name={`target-${line.position}`}
              min={0}
              unit={currencyMark(t, quote.currency) + t('quotes.perTonne')}
              defaultValue={typed?.[`target-${line.position}`]}
            />
          </Field>
        ))}
      </div>
      <Field
        id="quote-message"
        label={t('quotes.counterMessage')}
        hint={t('quotes.counterHint')}
        error={refused?.fields['message']}
      >
        <TextArea name="message" defaultValue={typed?.['message']} maxLength={2000} />
      </Field>
    </QuoteForm>
  )
}
