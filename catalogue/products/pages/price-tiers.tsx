import type { PriceTier } from '#catalogue/goods/price.ts'
import type { Price } from '#catalogue/goods/product.ts'
import { money, weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './order-box.module.css'

/** Price of a tonne by quantity; the one that applies to the quantity asked for stands out. */
export function PriceTiers({ price, reached }: { price: Price; reached: PriceTier | null }) {
  const t = useT()
  const per = (minor: number) => `${money(t, minor, price.currency)}${t('products.perTonne')}`
  return (
    <table className={styles.tiers}>
      <caption className="visually-hidden">{t('productDetail.priceOf')}</caption>
      <tbody>
        <tr className={reached ? undefined : styles.reached}>
          <th scope="row">{t('productDetail.basePrice')}</th>
          <td>{per(price.perTonneMinor)}</td>
        </tr>
        {price.tiers.map(({ fromKilograms, perTonneMinor }) => (
          <tr key={fromKilograms} className={reached?.fromKilograms === fromKilograms ? styles.reached : undefined}>
            <th scope="row">{t('productDetail.tierFrom', { weight: weight(t, fromKilograms) })}</th>
            <td>{per(perTonneMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
