import type { ProductDetail } from '#catalogue/goods/product.ts'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CompareCell, FactCell } from './compare-cell.tsx'
import { compareFacts } from './compare-facts.ts'
import { CompareHead } from './compare-head.tsx'
import { compareRows, type CompareRow } from './compare-rows.ts'
import { onlyDiffering } from './compare-tools.tsx'
import styles from './compare-table.module.css'

interface CompareTableProps {
  products: ProductDetail[]
  system: UnitSystem
}

/** One column a product; on a phone one block a row, with the products named in it. */
export function CompareTable({ products, system }: CompareTableProps) {
  const t = useT()
  const [query] = useSearchParams()
  const names = products.map((product) => shortName(product, products, t))
  const shown = <Row extends { differs: boolean }>(rows: Row[]) =>
    onlyDiffering(query) && products.length > 1 ? rows.filter(({ differs }) => differs) : rows
  const facts = compareFacts(products, t)
  const rows = compareRows(products)
  const shownFacts = shown(facts)
  const shownRows = shown(rows)
  const hidden = facts.length + rows.length - shownFacts.length - shownRows.length
  const groups = propertyGroups(shownRows.map((row) => ({ ...row, group: row.property.group })))
  return (
    <>
      <table className={styles.table} data-products={products.length}>
        <caption className="visually-hidden">{t('productDetail.compare')}</caption>
        <CompareHead products={products} />
        {shownFacts.length > 0 && (
          <tbody>
            <GroupRow title={t('comparing.general')} columns={products.length} />
            {shownFacts.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <FactCell key={products[at]?.id} cell={cell} name={names[at]} />
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {groups.map(({ group, list }) => (
          <PropertyGroup
            key={group}
            title={t(`products.group_${group}`)}
            rows={list}
            names={names}
            products={products}
            system={system}
          />
        ))}
      </table>
      {hidden > 0 && (
        <p role="status" className={styles.note}>
          {shownFacts.length + shownRows.length === 0
            ? t('comparing.allTheSame')
            : t('comparing.rowsHidden', { count: hidden })}
        </p>
      )}
      {products.length > 1 && <p className={styles.note}>{t('comparing.legend')}</p>}
      {products.some(({ properties }) => properties.some(({ source }) => source === 'typical')) && (
        <Notice>{t('layout.illustrative')}</Notice>
      )}
    </>
  )
}

const GroupRow = ({ title, columns }: { title: string; columns: number }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={columns + 1}>
      {title}
    </th>
  </tr>
)

/** The model, with its producer where two makers sell the same one. */
function shortName({ modelName, brandName, brandNameEn }: ProductDetail, all: readonly ProductDetail[], t: Translator) {
  const twice = all.filter((other) => other.modelName === modelName).length > 1
  return twice ? `${modelName} ${localised(t.locale, brandName, brandNameEn).text}` : modelName
}

/** How the row was measured: what its comparable values have in common. */
function conditionsOf({ cells }: CompareRow): string {
  const first = cells.find((cell) => cell && !cell.apart)?.property
  return [first?.method, first?.condition].filter(Boolean).join(' · ')
}

interface PropertyGroupProps {
  title: string
  rows: CompareRow[]
  names: string[]
  products: ProductDetail[]
  system: UnitSystem
}

function PropertyGroup({ title, rows, names, products, system }: PropertyGroupProps) {
  return (
    <tbody>
      <GroupRow title={title} columns={products.length} />
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <Local zh={row.property.name} en={row.property.nameEn} />
            <small>{conditionsOf(row)}</small>
          </th>
          {row.cells.map((cell, at) => (
            <CompareCell key={products[at]?.id} cell={cell} system={system} name={names[at]} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}
