import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { sheetLanguages, type IssuedPaper, type SheetLanguage } from '../paper.ts'

interface PaperTableProps {
  papers: readonly IssuedPaper[]
  /** Buyer and seller fetch them at addresses of their own. */
  address(id: number, lang: SheetLanguage): string
}

/** What was issued for an order, every version of it. */
export function PaperTable({ papers, address }: PaperTableProps) {
  const t = useT()
  const columns: Column<IssuedPaper>[] = [
    {
      key: 'kind',
      header: t('papers.kind'),
      rowHeader: true,
      cell: ({ kind, shipment }) => (
        <>
          {t(`papers.kind_${kind}`)}{' '}
          {shipment !== null && <span className="muted">{t('papers.shipment', { number: shipment })}</span>}
        </>
      ),
    },
    {
      key: 'number',
      header: t('papers.number'),
      cell: ({ paperNo, version, replaced, withdrawn }) => (
        <span className="cluster">
          <span className="code">{paperNo}</span>
          {(version > 1 || replaced) && <span className="muted">{t('papers.version', { version })}</span>}
          {replaced && <Badge>{t('papers.replaced')}</Badge>}
          {withdrawn && <Badge tone="danger">{t('papers.withdrawn')}</Badge>}
        </span>
      ),
    },
    { key: 'issued', header: t('papers.issued'), cell: ({ issuedAt }) => date(issuedAt) },
    {
      key: 'download',
      header: t('papers.download'),
      cell: (paper) => (
        <span className="cluster">
          {sheetLanguages.map((lang) => (
            <a
              key={lang}
              href={address(paper.id, lang)}
              target="_blank"
              rel="noopener"
              data-document=""
              aria-label={`${t(`papers.kind_${paper.kind}`)} ${paper.paperNo} ${t(`papers.lang_${lang}`)}`}
            >
              {t(`papers.lang_${lang}`)}
            </a>
          ))}
        </span>
      ),
    },
  ]
  return <Table caption={t('papers.title')} captionHidden columns={columns} rows={papers} rowKey={({ id }) => id} />
}
