import { to } from '#platform/contract/to.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import type { Action, Refused } from '#platform/web/page.ts'
import { useNavigation, useView } from '#platform/web/router.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { checkList, type ListedLine } from './check-list.ts'
import { ListedLines } from './listed-lines.tsx'

const mostCharacters = 20_000

interface Checked extends Partial<Refused> {
  lines?: ListedLine[]
  /** Nothing was ticked. */
  none?: boolean
}

export const action: Action = async ({ api, form }) => {
  const text = String(form.get('text') ?? '').slice(0, mostCharacters)
  const chosen = form.getAll('line').map((line) => String(line).split(':'))
  if (form.get('intent') === 'add' && chosen.length > 0) {
    const items = chosen.map(([productId = '', quantity = '', unit]) => ({
      productId,
      quantity,
      unit: unit as QuantityUnit,
    }))
    const { dropped } = await api.cart.merge({ items })
    return redirect(to.cart({ added: items.length - dropped, dropped }), 303)
  }
  const lines = await checkList(api, text)
  return { lines, typed: { text }, none: form.get('intent') === 'add' } satisfies Checked
}

/** A pasted list becomes lines of the cart, with price and stock before they are put in. */
export default function QuickOrderPage() {
  const t = useT()
  const { refused, lines, typed, none } = (useView().action as Checked | undefined) ?? {}
  const may = useMay('cart.check', 'cart.merge')
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="stack">
      <h1>{t('quickOrder.title')}</h1>
      <p className="muted">{t('quickOrder.intro')}</p>
      <div role="alert">
        {refused && <Notice kind="danger">{refused.message}</Notice>}
        {none && <Notice kind="warning">{t('quickOrder.choose')}</Notice>}
        {lines?.length === 0 && <Notice kind="warning">{t('quickOrder.nothing')}</Notice>}
      </div>
      <form method="post" className="stack">
        <Field label={t('quickOrder.list')} required>
          <TextArea name="text" rows={6} maxLength={mostCharacters} spellCheck={false} defaultValue={typed?.['text']} />
        </Field>
        {!may && <Notice>{t('members.notAllowed')}</Notice>}
        {may && (
          <p>
            <Button type="submit" name="intent" value="check" variant={lines ? 'secondary' : 'primary'} busy={busy}>
              {t('quickOrder.check')}
            </Button>
          </p>
        )}
        {lines && lines.length > 0 && <ListedLines key={typed?.['text']} lines={lines} />}
      </form>
    </div>
  )
}
