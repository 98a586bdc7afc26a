import { useRef } from 'react'
import { useKeys } from '#platform/office/use-keys.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { useListedPages } from './desk-nav.tsx'
import styles from './shortcut-help.module.css'

const patienceMs = 1_500

/** Id of the dialog, for buttons that open it. */
export const shortcutHelp = 'shortcut-help'

/** `g` and a letter go to a page, `?` shows all keys. */
export function ShortcutHelp() {
  const t = useT()
  const navigate = useNavigate()
  const pages = useListedPages()
  const going = useRef(0)
  const go = (path: string) => () => {
    if (performance.now() - going.current < patienceMs) navigate(path)
  }
  useKeys({
    ...Object.fromEntries(pages.flatMap(({ key, path }) => (key ? [[key, go(path)]] : []))),
    g: () => (going.current = performance.now()),
    '?': () => (document.getElementById(shortcutHelp) as HTMLDialogElement | null)?.showModal(),
  })
  const keys: [string[], string][] = [
    [['Ctrl K'], t('adminDesk.keyPalette')],
    [['?'], t('adminDesk.keyHelp')],
    [['/'], t('adminDesk.keySearch')],
    [['j'], t('adminDesk.keyNext')],
    [['k'], t('adminDesk.keyPrevious')],
    [['Enter'], t('adminDesk.keyOpen')],
    [['x'], t('adminDesk.keyChoose')],
    [['n'], t('adminDesk.keyNew')],
    [['Ctrl S'], t('adminDesk.keySave')],
    ...pages.flatMap(({ key, title }): [string[], string][] =>
      key ? [[['g', key], t('adminDesk.keyGo', { page: t(title) })]] : [],
    ),
  ]
  return (
    <Dialog id={shortcutHelp} title={t('adminDesk.keysTitle')} closeLabel={t('adminForm.close')}>
      <dl className={styles.keys}>
        {keys.map(([strokes, text]) => (
          <div key={strokes.join(' ')}>
            <dt>
              {strokes.map((stroke) => (
                <kbd key={stroke}>{stroke}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
