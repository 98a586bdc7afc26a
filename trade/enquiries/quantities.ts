import { quantity } from '#platform/texts/format.ts'
import { mostFurther } from './enquiry-limits.ts'

/**
 * `5, 25 and 100` or `5；25`: the first is the line's quantity, the others are asked for beside it. A comma between digits
 * may be somebody's decimal sign and parts nothing.
 */
export const quantitiesOf = (text: string): string[] =>
  text
    .replace(/[，、；;/]|,(?=\s|$)|\band\b/gi, ' | ')
    .normalize('NFKC')
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)

export const joinQuantities = (quantities: readonly string[]) => quantities.slice(0, mostFurther + 1).join(', ')

/** As a line of the call names them. */
export function splitQuantity(text: string | undefined) {
  const [first = '', ...moreQuantities] = quantitiesOf(text ?? '')
  return { quantity: first, moreQuantities }
}

/** `5 / 25 / 100 MT` */
export const quantitiesText = ({ amount, moreAmounts }: { amount: number; moreAmounts: number[] }, unit: string) =>
  [amount, ...moreAmounts].map((each, at) => quantity(each, at === moreAmounts.length ? unit : undefined)).join(' / ')
