import { unitLabel, type Unit } from '#catalogue/parameters/units.ts'
import { productHref, ProductTitle, useWanted } from '#catalogue/goods/pages/product-figures.tsx'
import { to } from '#platform/contract/to.ts'
import { quantity } from '#platform/texts/format.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { CrossReference } from '../contract.ts'

/** A grade that was named and is not sold here: what it is, what comes nearest, and the way to ask for it. */
export function NamedGrade({ of, detail }: { of: CrossReference; detail: string }) {
  const t = useT()
  const { model, producer, nearest } = of
  return (
    <Notice
      title={t(nearest.length > 0 ? 'finder.notSold' : 'finder.notSoldNothing', { model, producer })}
      actions={
        <LinkButton
          variant="enquiry"
          icon="enquiry"
          size="sm"
          href={to.inquiry({ key: `${producer} ${model}`, ...useWanted() })}
        >
          {t('finder.askFor', { model })}
        </LinkButton>
      }
    >
      <p>
        <Local zh={of.category.name} en={of.category.nameEn} />
        {of.stated.map(({ name, nameEn, figure, unit, condition }, at) => (
          <span key={`${name}${nameEn} ${condition}`}>
            {' · '}
            <Local zh={name} en={nameEn} /> {figure} {unitLabel(unit as Unit)}
            {at === 0 && condition && ` (${condition})`}
          </span>
        ))}
      </p>
      <ul className="stack tight">
        {nearest.map(({ product, differences }) => (
          <li key={product.id}>
            <a href={productHref(product, detail)}>
              <ProductTitle item={product} />
            </a>
            <div className="muted">
              {differences.length === 0 && t('finder.alike')}
              {differences.map(({ name, nameEn, unit, wanted, offered }, at) => (
                <span key={name || nameEn}>
                  {at > 0 && ' · '}
                  <Local zh={name} en={nameEn} />{' '}
                  {t('finder.insteadOf', {
                    offered: quantity(offered ?? 0),
                    wanted: quantity(wanted, unitLabel(unit as Unit)),
                  })}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="muted">{t('finder.statedBy', { source: of.source, day: of.checkedOn })}</p>
    </Notice>
  )
}
