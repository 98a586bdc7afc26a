import { useEffect, useRef, useState } from 'react'
import { TextArea } from '#platform/ui/input.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'

interface Loaded {
  Editor: typeof import('./rich-text-editor.tsx').RichTextEditor
  typed: string
  focused: boolean
}

/** Text with headings, lists, tables and pictures. Until its editor has been loaded it is a field of HTML. */
export function RichText(props: RichTextProps) {
  const { name, label, lang, value } = props
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let left = false
    const open = ({ RichTextEditor: Editor }: typeof import('./rich-text-editor.tsx')) => {
      const area = box.current?.querySelector('textarea')
      if (area && !left) setLoaded({ Editor, typed: area.value, focused: document.activeElement === area })
    }
    // Without it the field of HTML stays.
    import('./rich-text-editor.tsx').then(open, () => undefined)
    return () => void (left = true)
  }, [])
  if (loaded) return <loaded.Editor {...props} value={loaded.typed} focused={loaded.focused} />
  return (
    <div ref={box}>
      <TextArea name={name} lang={lang} defaultValue={value} rows={14} aria-label={label} />
    </div>
  )
}
