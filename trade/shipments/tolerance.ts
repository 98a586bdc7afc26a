/** A line of an order, as far as it has left. */
export interface ShippedLine {
  kilograms: number
  shippedKg: number
  tolerancePercent: number
}

/** The most that may leave of a line, over all its shipments. */
export const mostKg = ({ kilograms, tolerancePercent }: Omit<ShippedLine, 'shippedKg'>): number =>
  Math.floor((kilograms * (100 + tolerancePercent)) / 100)

/** With this much a line counts as shipped. */
export const leastKg = ({ kilograms, tolerancePercent }: Omit<ShippedLine, 'shippedKg'>): number =>
  Math.ceil((kilograms * (100 - tolerancePercent)) / 100)

/** Promised and not yet shipped; nothing once the line counts as shipped. */
export const leftKg = (line: ShippedLine): number =>
  line.shippedKg >= leastKg(line) ? 0 : line.kilograms - line.shippedKg
