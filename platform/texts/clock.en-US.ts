/** By which clock the times of a page are; where none is said it is that of `sellerZone`. */
export const clock = { zone: 'Times: China, UTC+8' } as const
