import { changedPart, type Part } from './changed-part.ts'
import {
  controlsOf,
  groupLabelOf,
  isOneOfMany,
  isTick,
  listOf,
  ownLabelOf,
  shownOf,
  type Control,
} from './form-words.ts'

interface Words {
  yes: string
  no: string
  /** Said of what has no words, such as pictures and rows. */
  changed: string
}

export interface Difference {
  name: string
  label: string
  mine: string
  theirs: string
}

/** What two copies of a form hold differently, by the words that the form itself shows. */
export function differencesOf(mine: HTMLFormElement, theirs: HTMLFormElement, words: Words): Difference[] {
  const [here, there] = [fieldsOf(mine), fieldsOf(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((name) => {
    const [one = [], other = []] = [here.get(name), there.get(name)]
    if (heldBy(one) === heldBy(other)) return []
    const [first] = [...one, ...other]
    if (!first) return []
    const label = (isOneOfMany(first) || first.name !== name ? groupLabelOf : ownLabelOf)(first) || name
    const [said, saidThere] = [wordsOf(one, words), wordsOf(other, words)]
    if (said === saidThere) return [{ name, label, mine: words.changed, theirs: words.changed }]
    return [{ name, label, ...shortened(said, saidThere) }]
  })
}

function fieldsOf(form: HTMLFormElement): Map<string, Control[]> {
  const fields = Map.groupBy(controlsOf(form), ({ name }) => listOf(name))
  for (const [name, controls] of fields) {
    const seen = controls.filter(({ type }) => type !== 'hidden')
    // Hidden parts of a row only accompany what is seen; where one name hides several, others give their order.
    if (seen.length > 0) fields.set(name, seen)
    else if (controls.filter((each) => each.name === name).length > 1) fields.delete(name)
  }
  return fields
}

const valueOf = ({ value }: Control) => value.replaceAll('\r\n', '\n').trim()

function heldBy(controls: readonly Control[]): string {
  const held = controls
    .filter((control) => !isTick(control) || control.checked)
    .map((each) => [each.name, valueOf(each)])
  // Boxes may stand in another order.
  return JSON.stringify(controls.every(isTick) ? held.map(String).toSorted() : held)
}

function wordsOf(controls: readonly Control[], { yes, no, changed }: Words): string {
  const [first] = controls
  if (!first) return ''
  if (isTick(first)) {
    if (!isOneOfMany(first)) return first.checked ? yes : no
    const ticked = controls.filter((control) => isTick(control) && control.checked)
    return ticked.map(ownLabelOf).join(' · ')
  }
  if (controls.length > 1 || listOf(first.name) !== first.name) return changed
  if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text.trim() ?? ''
  if ((shownOf(first) as Control).type === 'file') return changed
  if (first.type === 'datetime-local') return first.value.replace('T', ' ')
  return plain(valueOf(first))
}

const plain = (text: string): string => {
  if (!/<\w[^<>]*>/.test(text)) return text
  const { body } = new DOMParser().parseFromString(text.replaceAll(/<(?=\/?(p|h\d|li|tr|td|th)\b)/g, ' <'), 'text/html')
  return body.textContent.replaceAll(/\s+/g, ' ').trim()
}

const most = 160

/** Of long texts only where they differ. */
function shortened(mine: string, theirs: string): Pick<Difference, 'mine' | 'theirs'> {
  if (Math.max(mine.length, theirs.length) <= most) return { mine, theirs }
  const [here, there] = changedPart(mine, theirs)
  return { mine: cut(here), theirs: cut(there) }
}

const cut = ({ start, part, end }: Part) => start + (part.length > most ? `${part.slice(0, most)}…` : part + end)
