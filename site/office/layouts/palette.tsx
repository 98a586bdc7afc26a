import { useEffect, useState, type KeyboardEvent } from 'react'
import type { Found } from '#platform/office/found.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { nounText } from '#platform/office/audit/noun-text.ts'
import { addressOf } from '#platform/office/address-of.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useAddingPages, useListedPages } from './desk-nav.tsx'
import styles from './palette.module.css'

/** The button in the bar, and Ctrl or Cmd with K. */
export function Palette() {
  const t = useT()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="search" size={16} />
        <span className={styles.prompt}>{t('adminDesk.paletteOpen')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface Choice {
  href: string
  name: string
  note: string
}

const waitMs = 150

function useFound(text: string): Found[] {
  const api = useOperatorApi()
  const [found, setFound] = useState<Found[]>([])
  useEffect(() => {
    if (!api || text.length < 2) return setFound([])
    const abort = new AbortController()
    const ask = () => void api.desk.find({ text }, { signal: abort.signal }).then(setFound, () => undefined)
    const timer = setTimeout(ask, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, text])
  return found
}

/** Pages, what can be made anew, and records whose names hold every word that is typed. */
function useChoices(wanted: string): Choice[] {
  const t = useT()
  const pages = useListedPages()
  const adding = useAddingPages()
  const found = useFound(wanted)
  const words = wanted.split(/\s+/)
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return [
    ...pages
      .filter(({ title, path }) => holds(`${t(title)} ${path}`))
      .map(({ title, path }) => ({ href: path, name: t(title), note: t('adminDesk.palettePages') })),
    ...adding
      // An empty palette lists where to go, not everything that can be made.
      .filter(({ adds, path }) => wanted !== '' && holds(`${t(adds)} ${t('adminDesk.paletteNew')} ${path}`))
      .map(({ adds, path }) => ({ href: path, name: t(adds), note: t('adminDesk.paletteActions') })),
    ...found.map(({ noun, key, name, nameEn }) => ({
      href: addressOf(noun, key),
      name: localised(t.locale, name, nameEn).text,
      note: nounText(t, noun),
    })),
  ]
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const choices = useChoices(text.trim().toLowerCase())
  const current = Math.min(at, choices.length - 1)
  useEffect(() => {
    // Some browsers answer with a promise, which would be taken for the effect's clean-up.
    document.getElementById(`palette-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const go = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    navigate(choice.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((current + step + choices.length) % Math.max(choices.length, 1))
    else if (event.key === 'Enter') go(choices[current])
    else return
    event.preventDefault()
  }
  return (
    <Dialog open title={t('adminDesk.paletteTitle')} closeLabel={t('adminForm.close')} onClose={onClose}>
      <TextInput
        icon="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t('adminDesk.paletteInput')}
        aria-label={t('adminDesk.paletteInput')}
        role="combobox"
        aria-expanded
        aria-controls="palette-choices"
        aria-activedescendant={choices.length > 0 ? `palette-${current}` : undefined}
        autoComplete="off"
      />
      <div id="palette-choices" role="listbox" aria-label={t('adminDesk.paletteTitle')} className={styles.choices}>
        {choices.map((choice, index) => (
          <ChoiceLink
            key={`${choice.href} ${choice.name}`}
            choice={choice}
            index={index}
            selected={index === current}
            onMove={() => setAt(index)}
            onClose={onClose}
          />
        ))}
      </div>
      {choices.length === 0 && <p className="muted">{t('adminDesk.paletteNothing')}</p>}
    </Dialog>
  )
}

interface ChoiceLinkProps {
  choice: Choice
  index: number
  selected: boolean
  onMove: () => void
  onClose: () => void
}

const ChoiceLink = ({ choice, index, selected, onMove, onClose }: ChoiceLinkProps) => (
  <a
    href={choice.href}
    id={`palette-${index}`}
    role="option"
    aria-selected={selected}
    tabIndex={-1}
    className={styles.choice}
    onPointerMove={onMove}
    onClick={onClose}
  >
    <span>{choice.name}</span>
    <span className="muted">{choice.note}</span>
  </a>
)
