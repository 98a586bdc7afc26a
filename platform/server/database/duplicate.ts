/** Whether a write was refused because a unique value is already there. */
export const isDuplicate = (error: unknown) => (error as { code?: string } | null)?.code === '23505'
