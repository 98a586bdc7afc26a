import type { ProductDetail } from '#catalogue/goods/product.ts'
import { money, weight } from '#platform/texts/format.ts'
import { turnChat } from '#identity/contacts/pages/chat-switch.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton, LinkButton } from '#platform/ui/button.tsx'
import { ProductPrice, ProductTitle } from '#catalogue/goods/pages/product-figures.tsx'
import type { OrderState } from './use-order.ts'
import styles from './summary-bar.module.css'

interface BarProps {
  product: ProductDetail
  order: OrderState
}

/** Stays at the top while reading: where one is, what it costs, and the way to ask. */
export function SummaryBar({ product, order, sections }: BarProps & { sections: { id: string; title: string }[] }) {
  const t = useT()
  return (
    <div className={styles.summary}>
      <div className={`container ${styles.row}`}>
        <nav aria-label={t('productDetail.sections')} className={styles.sections}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <p className={styles.title}>
          <ProductTitle item={product} />
        </p>
        <Sum product={product} order={order} />
        <Enquire order={order} />
      </div>
    </div>
  )
}

/** The same at the bottom of a phone, where the thumb is. */
export function PhoneBar({ product, order }: BarProps) {
  const t = useT()
  return (
    <div className={styles.phone}>
      <Sum product={product} order={order} />
      <IconButton icon="chat" label={t('layout.chat')} onClick={() => turnChat({ open: 'asked' })} />
      <Enquire order={order} />
    </div>
  )
}

function Sum({ product, order: { line, conversion } }: BarProps) {
  const t = useT()
  return (
    <p className={styles.sum}>
      {line ? <strong>{money(t, line.amountMinor, line.currency)}</strong> : <ProductPrice price={product.price} />}
      {conversion && (
        <small>
          {!line && `${t('productDetail.quantity')} `}
          {weight(t, conversion.kilograms)}
        </small>
      )}
    </p>
  )
}

function Enquire({ order: { enquiryHref } }: Pick<BarProps, 'order'>) {
  const t = useT()
  return (
    <LinkButton href={enquiryHref} variant="enquiry">
      {t('productDetail.enquire')}
    </LinkButton>
  )
}
