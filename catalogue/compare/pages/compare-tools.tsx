import type { ProductItem } from '#catalogue/goods/product.ts'
import { to } from '#platform/contract/to.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { useLocation, useRewrite, useSearchParams } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import { UnitSwitch } from '#catalogue/goods/pages/unit-switch.tsx'
import styles from './compare-page.module.css'

/** A buyer changes the quantity there; as little as the seller sells is where it starts. */
const lineOf = ({ id, minimumOrderKg }: ProductItem) => `${id}:${minimumOrderKg}:kg`

/** What is shown of a comparison, and how it is passed on. */
export function CompareTools({ products, system }: { products: readonly ProductItem[]; system: UnitSystem }) {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const rewrite = useRewrite()
  const copy = async () => {
    await copyText(location.href)
    showToast(t('comparing.linkCopied'))
  }
  return (
    <div className={styles.tools}>
      <form action={pathname} className={styles.filter}>
        {[...query].map(
          ([name, value]) =>
            name !== 'differing' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
        )}
        <Checkbox
          name="differing"
          value="1"
          label={t('comparing.onlyDifferences')}
          checked={onlyDiffering(query)}
          onChange={({ currentTarget: { checked } }) => {
            const next = new URLSearchParams(query)
            if (checked) next.set('differing', '1')
            else next.delete('differing')
            rewrite(`?${next}`)
          }}
        />
        <Button type="submit" size="sm" className={styles.apply}>
          {t('products.apply')}
        </Button>
      </form>
      <UnitSwitch system={system} />
      <div className={styles.share}>
        {products.length > 1 && (
          <LinkButton href={to.inquiry({ line: products.map(lineOf) })} variant="enquiry" size="sm">
            {t('comparing.enquireAll', { count: products.length })}
          </LinkButton>
        )}
        <Button variant="quiet" size="sm" icon="copy" onClick={() => void copy()}>
          {t('comparing.copyLink')}
        </Button>
        <Button variant="quiet" size="sm" icon="printer" onClick={() => window.print()}>
          {t('comparing.print')}
        </Button>
      </div>
    </div>
  )
}

export const onlyDiffering = (query: URLSearchParams) => query.get('differing') === '1'
