import { Refusal } from '#platform/contract/errors.ts'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

export const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === uniqueViolation

/** The database keeps the rules; what it refuses is said in words. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (isDuplicate(error)) throw new Refusal('DUPLICATE', { fields: { code: 'adminForm.codeTaken' } })
    if (code === foreignKeyViolation) throw new Refusal('INVALID_INPUT')
    throw error
  }
}
