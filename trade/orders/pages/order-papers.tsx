import { to } from '#platform/contract/to.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PackLink } from '#trade/papers/pages/pack-link.tsx'
import { PaperTable } from '#trade/papers/pages/paper-table.tsx'
import type { OrderDetail } from '../order.ts'
import { hasPack } from './has-papers.ts'

/** What can be downloaded of an order: the proforma from the start, the rest once the seller has issued it. */
export function OrderPapers({ order }: { order: Pick<OrderDetail, 'id' | 'papers' | 'shipments'> }) {
  const t = useT()
  const { id, papers } = order
  return (
    <Card title={t('papers.title')} look="ruled">
      <div className="stack">
        <p className="cluster">
          {t('orders.documents')}
          {(['zh', 'en'] as const).map((lang) => (
            <a key={lang} href={to.file.proforma(id, lang)} data-document="">
              {t(`orders.document_${lang}`)}
            </a>
          ))}
        </p>
        {papers.length > 0 && <PaperTable papers={papers} address={to.file.paper} />}
        {hasPack(order) && <PackLink href={to.file.pack(id)} />}
      </div>
    </Card>
  )
}
