export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

/** Controls that hold what somebody edits; those right below the form are its own, such as the version. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, parentElement }) =>
      name !== '' && type !== 'submit' && type !== 'file' && !(type === 'hidden' && parentElement === form),
  )

/** Rows of a list count as one: `tiers.0.price` belongs to `tiers`. */
export const listOf = (name: string) => name.replace(/\.\d+(\..*)?$/, '')

/** What people see of a control: editors and pictures keep their value in a hidden one. */
export const shownOf = (control: Control): Element =>
  (control.type === 'hidden' &&
    control.parentElement?.querySelector('[role=textbox], textarea, select, input:not([type=hidden])')) ||
  control

const textOf = (element: Element | null | undefined): string => {
  const words = element?.cloneNode(true) as Element | undefined
  // Stars and badges stand in a label without being its name.
  words?.querySelectorAll('[aria-hidden], [data-aside]').forEach((mark) => mark.remove())
  return words?.textContent.trim() ?? ''
}

export const ownLabelOf = (control: Control): string => {
  const shown = shownOf(control)
  return shown.getAttribute('aria-label') ?? textOf((shown as Control).labels?.[0])
}

/** What the list, choice or part of the form is called that a control stands in. */
export const groupLabelOf = (control: Control): string =>
  textOf(control.closest('table')?.caption) ||
  textOf(control.closest('fieldset')?.querySelector('legend')) ||
  textOf(control.closest('section')?.querySelector('h2'))

/** The label of one control as it is read in a sentence: those of a row say which row. */
export function labelOf(control: Control): string {
  const row = control.closest('tbody tr')
  if (!(row instanceof HTMLTableRowElement)) return isOneOfMany(control) ? groupLabelOf(control) : ownLabelOf(control)
  return `${groupLabelOf(control)} ${row.sectionRowIndex + 1} · ${ownLabelOf(control)}`
}

/** A box of its own says yes or no, one with a value is a choice among others. */
export const isOneOfMany = (control: Control) =>
  isTick(control) &&
  (control.type === 'radio' || control.hasAttribute('value') || listOf(control.name) !== control.name)
