export function whenOrphaned(react: () => void): void
