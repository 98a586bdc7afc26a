import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { choiceLabel, choicesIn } from './choices.ts'
import type { SearchData } from './load-search.ts'
import { namesIn } from './search-names.ts'
import { filterOnly } from './search-address.ts'

export const saveDialogId = 'save-search'
const longestName = 60

interface SaveDialogProps {
  data: SearchData
  query: URLSearchParams
  address: string
}

export function SaveDialog({ data, query, address }: SaveDialogProps) {
  const t = useT()
  const answer = useRefused()
  const refused = answer?.refused
  const busy = useNavigation().state === 'submitting'
  const names = namesIn(data)
  const words = choicesIn(query, []).map((choice) => choiceLabel(choice, t, names, data.parameters).text)
  return (
    <Dialog id={saveDialogId} title={t('savedSearches.saveThis')} closeLabel={t('layout.close')} size="sm">
      <form method="post" action={address} className="stack">
        <input type="hidden" name="query" value={filterOnly(query).toString()} />
        <Field label={t('savedSearches.name')} required error={refused?.fields['name']}>
          <TextInput
            name="name"
            maxLength={longestName}
            defaultValue={answer?.typed?.['name'] ?? words.join(t('products.comma')).slice(0, longestName)}
          />
        </Field>
        <Checkbox
          name="alert"
          value="1"
          label={t('savedSearches.alertMe')}
          hint={t('savedSearches.alertHint')}
          defaultChecked
        />
        {refused && !refused.fields['name'] && <Notice kind="danger">{refused.message}</Notice>}
        <Button type="submit" variant="primary" busy={busy}>
          {t('savedSearches.save')}
        </Button>
      </form>
    </Dialog>
  )
}
