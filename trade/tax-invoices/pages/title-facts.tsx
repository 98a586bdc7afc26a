import { useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { taxFields, type TitleFacts as Facts } from '../tax-invoice.ts'

/** All that stands on an invoice of its buyer, as far as it is known. */
export function TitleFacts({ title }: { title: Facts }) {
  const t = useT()
  const known = taxFields.filter((field) => title[field])
  return (
    <DescriptionList
      items={[
        { term: t('taxInvoices.kind'), value: t(`taxInvoices.kind_${title.kind}`) },
        { term: t('taxInvoices.title'), value: title.title },
        ...known.map((field) => ({ term: t(`taxInvoices.${field}`), value: title[field] })),
      ]}
    />
  )
}
