type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Lines may stand elsewhere. */
const fieldOf = ({ name }: Field) => name.replace(/^.*\./, '')

/** Where somebody types in a form, for the same form drawn anew: they go on there, and no key is lost. */
export function typingIn(form: HTMLFormElement | null) {
  const field = document.activeElement
  if (!isField(field) || field.form !== form) return undefined
  const { value } = field
  return (again: HTMLFormElement | null) => {
    const found = [...(again?.elements ?? [])].find(
      (each) => isField(each) && fieldOf(each) === fieldOf(field) && each.value === value,
    )
    if (!isField(found)) return
    // Between what was to be drawn and the drawing there may have been a key.
    if (found.value !== field.value) found.value = field.value
    found.focus({ preventScroll: true })
    if (field.selectionStart !== null) found.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}
