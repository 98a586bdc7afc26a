import { to } from '#platform/contract/to.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PaperTable } from '#trade/papers/pages/paper-table.tsx'
import type { OrderDetail } from '../order.ts'

/** What can be downloaded of an order: the proforma from the start, the rest once the seller has issued it. */
export function OrderPapers({ order: { id, papers } }: { order: Pick<OrderDetail, 'id' | 'papers'> }) {
  const t = useT()
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
      </div>
    </Card>
  )
}
