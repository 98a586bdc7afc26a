import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { SampleItem } from '../sample.ts'

/** What it is a sample of, as a link to it. */
export function GoodsName({ sample: { product, lotCode }, href }: { sample: SampleItem; href: string }) {
  const t = useT()
  return (
    <>
      <a href={href} data-row="">
        {productTitle(product, t)}
      </a>
      {lotCode && <div className="muted">{t('samples.lot', { code: lotCode })}</div>}
    </>
  )
}
