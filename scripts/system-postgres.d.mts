/** A throw-away cluster of the PostgreSQL that the system brings, in a folder for what is gone soon. */
export function startSystemPostgres(within?: string): Promise<{ url: string; stop: () => Promise<void> }>
