/** A throw-away cluster of the PostgreSQL that the system brings. */
export function startSystemPostgres(): Promise<{ url: string; stop: () => Promise<void> }>
