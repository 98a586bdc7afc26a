import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import type { SitePicture } from '../pictures/contract.ts'
import { useMay } from '../visit.ts'

interface Loaded {
  Dialog: typeof import('./picture-dialog.tsx').PictureDialog
}

/** The library, loaded when it is first opened. */
export function usePictureDialog(onChosen: (picture: SitePicture) => void) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [open, setOpen] = useState(false)
  const choose = async () => {
    const { PictureDialog: Dialog } = await import('./picture-dialog.tsx')
    setLoaded({ Dialog })
    setOpen(true)
  }
  const dialog = loaded && open && <loaded.Dialog onClose={() => setOpen(false)} onChosen={onChosen} />
  return { may: useMay('media.read'), choose: () => void choose(), dialog }
}

/** Beside an upload: the way to what is there already. */
export function ChoosePicture({ onChosen }: { onChosen: (picture: SitePicture) => void }) {
  const t = useT()
  const { may, choose, dialog } = usePictureDialog(onChosen)
  if (!may) return null
  return (
    <>
      <Button size="sm" icon="grid" onClick={choose}>
        {t('adminMedia.choose')}
      </Button>
      {dialog}
    </>
  )
}
