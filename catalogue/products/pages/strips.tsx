import { propertyFigure, statedFigure } from '#catalogue/goods/stated-figure.ts'
import { unitIn, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { ShownStrip } from './strip-paths.ts'

interface StripsProps {
  strips: readonly ShownStrip[]
  system: UnitSystem
}

/** Where the values of this grade lie within its family, one strip each; the texts say the same as the strips. */
export function Strips({ strips, system }: StripsProps) {
  const t = useT()
  return (
    <>
      <h2>{t('productDetail.signature')}</h2>
      <dl>
        {strips.map(({ key, property, unit, lowest, highest, halfFrom, halfTo, value, half }) => {
          const figure = statedFigure(property, system)
          const span = (min: number, max: number) =>
            propertyFigure({ min, typical: null, max, text: null, unit }, unitIn(system, property.unit))
          return (
            <div key={key}>
              <dt>
                <Local zh={property.name} en={property.nameEn} />
              </dt>
              <dd>
                <b>
                  {figure.value} <span className="unit">{figure.unit}</span>
                </b>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                  <path d="M0 5H100" />
                  <path d={half} />
                  <path d={value} />
                </svg>
                <small>
                  {t('productDetail.family', { span: span(lowest, highest), half: span(halfFrom, halfTo) })}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
      <p>{t('productDetail.signatureNote')}</p>
    </>
  )
}
