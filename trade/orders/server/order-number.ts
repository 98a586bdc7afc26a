import { date } from '#platform/texts/format.ts'

// Without I, L, O and U: read over the phone, none is taken for another.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `PH20261115-7KQ4M2`: the seller's day, and six signs that do not show how many orders there are. No two ids have the
 * same ones: signs drawn by lot would meet again within some ten thousand orders a day.
 */
export function orderNumberOf(id: number, now = new Date(), prefix = 'PH'): string {
  const shuffled = shuffle(id)
  const six = [25, 20, 15, 10, 5, 0].map((shift) => signs[(shuffled >>> shift) & 31])
  return `${prefix}${date(now).replaceAll('-', '')}-${six.join('')}`
}

const bits30 = 2 ** 30 - 1
const odd = 0x2c9277b5

/** One to one among the numbers of thirty bits: multiplying by an odd number and mixing halves can both be undone. */
function shuffle(id: number): number {
  let mixed = id & bits30
  for (let round = 0; round < 3; round++) {
    mixed = (Math.imul(mixed, odd) + 0x1b873593) & bits30
    mixed ^= mixed >>> 15
  }
  return mixed
}
