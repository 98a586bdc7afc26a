import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import type { TypedLine } from '../typed-line.ts'
import type { ImportProps } from './import-dialog.tsx'

/** The button; what reads spreadsheets comes when it is pressed. */
export function ImportLines({ room, onLines }: ImportProps) {
  const t = useT()
  const [dialog, setDialog] = useState<typeof import('./import-dialog.tsx')>()
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState(0)
  const show = async () => {
    setAdded(0)
    setDialog(dialog ?? (await import('./import-dialog.tsx')))
    setOpen(true)
  }
  const take = (lines: TypedLine[]) => {
    setOpen(false)
    setAdded(lines.length)
    onLines(lines)
  }
  return (
    <>
      <Button icon="table" size="sm" onClick={() => void show()}>
        {t('enquiries.import')}
      </Button>
      <span role="status">{added > 0 && t('enquiries.importAdded', { count: added })}</span>
      {dialog && open && <dialog.ImportDialog room={room} onLines={take} onClose={() => setOpen(false)} />}
    </>
  )
}
