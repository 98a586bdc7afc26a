import { useMay } from '#platform/office/visit.ts'
import { PictureField } from '#platform/office/ui/picture-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { ImportInfo } from './contract.ts'

/** What many rows lack at once, and one step adds. */
export function Lacking({ info: { newBrands, lacksPicture } }: { info: ImportInfo }) {
  return (
    <>
      {newBrands.length > 0 && <NewBrands names={newBrands} />}
      {lacksPicture && <PictureForAll />}
    </>
  )
}

function NewBrands({ names }: { names: readonly string[] }) {
  const t = useT()
  const mayAdd = useMay('catalogue.edit')
  const busy = useNavigation().state === 'submitting'
  return (
    <Card title={t('adminImports.newBrands')}>
      <form method="post" className="stack">
        <p>
          <strong>{names.join(' · ')}</strong>
        </p>
        <p className="muted">{t(mayAdd ? 'adminImports.newBrandsText' : 'adminImports.askForBrands')}</p>
        {mayAdd && (
          <div>
            <Button type="submit" name="intent" value="addBrands" icon="plus" busy={busy}>
              {t('adminImports.addBrands', { count: names.length })}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

function PictureForAll() {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <Card title={t('adminImports.lacksPicture')}>
      <form method="post" className="stack">
        <p className="muted">{t('adminImports.lacksPictureText')}</p>
        <PictureField name="pictureId" label={t('adminImports.picture')} saved={undefined} required />
        <div>
          <Button type="submit" name="intent" value="usePicture" busy={busy}>
            {t('adminImports.usePicture')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
