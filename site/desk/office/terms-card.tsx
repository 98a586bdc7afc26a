import { empty } from '#platform/texts/format.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { Card } from '#platform/ui/card.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Figures } from './contract.ts'

type Term = Figures['terms'][number]

/** Words that found nothing, each with the ways to answer it, or with what answered it. */
export function TermsCard({ terms }: Pick<Figures, 'terms'>) {
  const t = useT()
  const mayAdd = useMay('catalogue.edit')
  return (
    <Card title={t('adminDesk.chartTerms')} look="ruled">
      {terms.length === 0 ? (
        <p className="muted">{t('adminDesk.noTerms')}</p>
      ) : (
        <Table
          caption={t('adminDesk.chartTerms')}
          captionHidden
          rows={terms}
          rowKey={({ term }) => term}
          columns={[
            {
              key: 'term',
              header: t('adminDesk.term'),
              rowHeader: true,
              cell: ({ term }) => (
                <a href={to.search({ key: term })} data-document="">
                  {term}
                </a>
              ),
            },
            {
              key: 'without',
              header: t('adminDesk.withoutResult'),
              numeric: true,
              cell: ({ withoutResult }) => withoutResult,
            },
            { key: 'searches', header: t('adminDesk.searches'), numeric: true, cell: ({ searches }) => searches },
            { key: 'answer', header: t('adminDesk.answer'), cell: (row) => <Answers row={row} mayAdd={mayAdd} /> },
          ]}
        />
      )}
    </Card>
  )
}

function Answers({ row: { term, answer }, mayAdd }: { row: Term; mayAdd: boolean }) {
  const t = useT()
  if (answer) {
    const says = t(answer.list === 'aliases' ? 'adminDesk.answeredByWord' : 'adminDesk.answeredByGrade', answer)
    return (
      <>
        {mayAdd ? <a href={to.office.editOf(answer.list, answer.id)}>{says}</a> : says}{' '}
        {answer.on && <time dateTime={answer.on}>{answer.on}</time>}
      </>
    )
  }
  if (!mayAdd) return empty
  return (
    <>
      <a href={to.office.editOf('aliases', undefined, { word: term })} aria-label={`${t('adminAliases.add')}: ${term}`}>
        {t('adminAliases.one')}
      </a>
      {' · '}
      <a
        href={to.office.editOf('crossReferences', undefined, { model: term })}
        aria-label={`${t('adminCrossReferences.add')}: ${term}`}
      >
        {t('adminCrossReferences.one')}
      </a>
    </>
  )
}
