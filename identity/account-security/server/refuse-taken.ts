import type { Refusal } from '#platform/contract/errors.ts'

const uniqueViolation = '23505'

/** The constraint decides who gets an address that two want at once. */
export async function refuseTaken<Result>(refusal: () => Refusal, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw (error as { code?: string }).code === uniqueViolation ? refusal() : error
  }
}
