import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { useField } from './field.tsx'
import type { TextPart } from './highlight.ts'
import styles from './suggestion-box.module.css'

export interface Suggestion {
  id: string
  parts: readonly TextPart[]
  /** Lighter, at the end of the line. */
  note?: string
  /** Done with the box after it is filled; without it the surrounding form is submitted. */
  pick?: (box: HTMLInputElement) => void
}

interface SuggestionBoxProps {
  name: string
  label: string
  suggestions: readonly Suggestion[]
  /** Called with each text typed; delaying and fetching are the caller's. */
  onQuery: (text: string) => void
  defaultValue?: string
  placeholder?: string
  maxLength?: number
  /** Asks as soon as the box gets the focus, for what can be offered before anything is typed. */
  askOnFocus?: boolean
  /** Announced when the list changes, such as `5 suggestions`. */
  status?: string
  className?: string
}

export const SuggestionBox = (props: SuggestionBoxProps) => {
  const { name, label, suggestions, defaultValue, placeholder, maxLength, status, className } = props
  const list = useId()
  const field = useField()
  const { input, shown, active, chosen, ask, pick, close, onKeyDown } = useChoice(props)
  return (
    <div className={classNames(styles.box, className)}>
      <input
        {...field}
        ref={input}
        type="search"
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-label={field.id ? undefined : label}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        className={styles.input}
        onInput={(event) => {
          if (!event.nativeEvent.isComposing) ask(event.currentTarget.value)
        }}
        onCompositionEnd={(event) => ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={props.askOnFocus ? (event) => ask(event.currentTarget.value) : undefined}
        onBlur={close}
      />
      <ul id={list} role="listbox" aria-label={label} hidden={!shown} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={`${list}-${suggestion.id}`}
            suggestion={suggestion}
            selected={index === active}
            onPick={() => pick(suggestion)}
          />
        ))}
      </ul>
      {status !== undefined && (
        <span role="status" className="visually-hidden">
          {shown && status}
        </span>
      )}
    </div>
  )
}

const plainText = (suggestion: Suggestion) => suggestion.parts.map((part) => part.text).join('')

interface OptionProps {
  id: string
  suggestion: Suggestion
  selected: boolean
  onPick: () => void
}

const Option = ({ id, suggestion, selected, onPick }: OptionProps) => (
  <li
    id={id}
    role="option"
    aria-selected={selected}
    className={styles.option}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    <span className={styles.text}>
      {suggestion.parts.map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : part.text))}
    </span>
    {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
  </li>
)

/** Which suggestion is active, by pointer and keyboard, and what is done with it. */
function useChoice({ suggestions, onQuery }: SuggestionBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const chosen = shown ? suggestions[active] : undefined

  const ask = (text: string) => {
    setOpen(true)
    setActive(-1)
    onQuery(text)
  }
  const pick = (suggestion: Suggestion) => {
    if (!input.current) return
    input.current.value = plainText(suggestion)
    setOpen(false)
    if (suggestion.pick) suggestion.pick(input.current)
    else input.current.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place more than there are lines: the text as typed.
      const places = suggestions.length + 1
      setActive((at) => (((shown ? at + 1 : 0) + step + places) % places) - 1)
    } else if (event.key === 'Enter') {
      if (chosen) event.preventDefault()
      if (chosen) pick(chosen)
      setOpen(false)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return { input, shown, active, chosen, ask, pick, close: () => setOpen(false), onKeyDown }
}
