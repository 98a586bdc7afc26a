import { to } from '#platform/contract/to.ts'
import type { CartItem } from '../contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { PriceReason } from '#trade/price-lists/pages/price-reason.tsx'
import { VatNote } from '#catalogue/goods/pages/vat-note.tsx'
import { CartQuantity } from './cart-quantity.tsx'
import { packsOf } from './quantity-words.ts'
import styles from './cart.module.css'

interface CartLineProps {
  item: CartItem
  checked: boolean
  onCheck(checked: boolean): void
  /** Of the form that goes on to the order. */
  checkoutForm: string
  mayEdit: boolean
}

export function CartLine({ item, checked, onCheck, checkoutForm, mayEdit }: CartLineProps) {
  const t = useT()
  const { problem, currency, amountMinor } = item
  const title = productTitle(item.product, t)
  return (
    <li className={styles.line}>
      <input
        type="checkbox"
        form={checkoutForm}
        name="cartItemIds"
        value={item.id}
        checked={checked}
        disabled={problem !== null}
        aria-label={t('cart.select', { title })}
        className={styles.check}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {item.picture ? (
        <StoredPicture picture={item.picture} ratio="1:1" sizes="5rem" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.name}>
        <a href={to.product(item.productId)}>{title}</a>
        {item.lotCode && <span className="muted">{t('cart.lot', { code: item.lotCode })}</span>}
        <LineSupply item={item} />
        <LineWarnings item={item} />
      </div>
      <LinePrice item={item} />
      <div className={styles.amounts}>
        {mayEdit && <CartQuantity key={`${item.kilograms} ${item.unit}`} item={item} title={title} />}
        <span className="muted">
          {[weight(t, item.kilograms), packsOf(t, item.kilograms, item.packings)].filter(Boolean).join(' = ')}
        </span>
      </div>
      <div className={styles.amount}>
        {amountMinor !== null && currency && <strong>{money(t, amountMinor, currency)}</strong>}
      </div>
      <LineActions item={item} title={title} mayEdit={mayEdit} />
    </li>
  )
}

function LinePrice({ item: { price, perTonneMinor, currency, why } }: { item: CartItem }) {
  const t = useT()
  if (!price || perTonneMinor === null || !currency) return <div className={styles.price}>{t('cart.onEnquiry')}</div>
  const tier = price.tiers.find((each) => each.perTonneMinor === perTonneMinor)
  return (
    <div className={styles.price}>
      <span>
        {money(t, perTonneMinor, currency)} <span className="unit">{t('cart.perTonne')}</span>
      </span>
      <span className="muted">
        <VatNote currency={currency} />
      </span>
      <PriceReason why={why} />
      {tier && <span className="muted">{t('cart.tierFrom', { weight: weight(t, tier.fromKilograms) })}</span>}
    </div>
  )
}

/** What is there, how soon it can leave, and what more would make cheaper. */
function LineSupply({ item }: { item: CartItem }) {
  const t = useT()
  const { price, currency, kilograms, stockKg, leadTimeDays } = item
  const isCheaper = (perTonneMinor: number) => item.perTonneMinor !== null && perTonneMinor < item.perTonneMinor
  const step = price?.tiers
    .filter(({ fromKilograms, perTonneMinor }) => fromKilograms > kilograms && isCheaper(perTonneMinor))
    .toSorted((one, other) => one.fromKilograms - other.fromKilograms)[0]
  return (
    <span className="muted">
      {[
        stockKg > 0 && t('cart.inStock', { weight: weight(t, stockKg) }),
        leadTimeDays > 0 && t('cart.leadTime', { count: leadTimeDays }),
        step &&
          currency &&
          t('cart.nextStep', {
            more: weight(t, step.fromKilograms - kilograms),
            price: money(t, step.perTonneMinor, currency),
          }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

/** What a buyer should know before he goes on. */
function LineWarnings({ item }: { item: CartItem }) {
  const t = useT()
  const { problem, formerPerTonneMinor: former, currency, stockKg, minimumOrderKg } = item
  const values = { stock: weight(t, stockKg), minimum: weight(t, minimumOrderKg) }
  return (
    <>
      {problem && <span className={styles.problem}>{t(`cart.problem_${problem}`, values)}</span>}
      {former !== null && currency && (
        <span className={styles.moved}>{t('cart.priceMoved', { former: money(t, former, currency) })}</span>
      )}
    </>
  )
}

function LineActions({ item, title, mayEdit }: { item: CartItem; title: string; mayEdit: boolean }) {
  const t = useT()
  const { productId, lotId, kilograms } = item
  const asked = { productId, quantity: kilograms, unit: 'kg', ...(lotId !== null && { lotId }) }
  return (
    <div className={styles.actions}>
      <LinkButton
        href={to.inquiry(asked)}
        data-basket={title}
        size="sm"
        variant={item.problem ? 'enquiry' : 'quiet'}
        icon="enquiry"
      >
        {t('cart.enquire')}
      </LinkButton>
      {mayEdit && <DeleteLine id={item.id} title={title} />}
    </div>
  )
}

function DeleteLine({ id, title }: { id: number; title: string }) {
  const t = useT()
  return (
    <AskFirst
      icon="trash"
      danger
      label={t('cart.delete')}
      name={`${t('cart.delete')}: ${title}`}
      title={t('cart.confirmDelete')}
      cancelLabel={t('cart.cancel')}
      fields={{ cartItemIds: id, intent: 'delete' }}
    >
      {title}
    </AskFirst>
  )
}
