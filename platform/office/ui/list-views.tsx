import type { SavedFilter } from '#platform/office/found.ts'
import { withoutDone } from '../done.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { DropdownMenu } from '#platform/ui/dropdown-menu.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './list-views.module.css'

/** Views that the operator has kept, and the current one to keep. */
export function ListViews({ views }: { views: readonly SavedFilter[] }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const now = withoutDone(search)
  const isKept = views.some(({ query }) => query === now)
  if (views.length === 0 && now === '') return null
  return (
    <div className={styles.views} role="group" aria-label={t('adminForm.views')}>
      {views.map(({ id, name, query }) => (
        <form key={id} method="post" className={styles.view}>
          <a href={`${pathname}?${query}`} aria-current={query === now ? 'true' : undefined}>
            {name}
          </a>
          <input type="hidden" name="filterId" value={id} />
          <IconButton
            icon="close"
            size="sm"
            type="submit"
            name="intent"
            value="removeFilter"
            label={t('adminForm.removeView', { name })}
          />
        </form>
      ))}
      {now !== '' && !isKept && (
        <DropdownMenu label={t('adminForm.saveView')} icon="star">
          <form method="post" className={styles.save}>
            <Field label={t('adminForm.viewName')}>
              <TextInput name="viewName" required maxLength={60} />
            </Field>
            <Button type="submit" name="intent" value="saveFilter" size="sm" variant="primary">
              {t('adminForm.save')}
            </Button>
          </form>
        </DropdownMenu>
      )}
    </div>
  )
}
