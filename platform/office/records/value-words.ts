/** How the values of a version are put into words. */
export interface ValueWords {
  /** What is compared, in the order of the form. */
  names: readonly string[]
  labelOf(name: string): string
  textOf(name: string, value: unknown): string
}
