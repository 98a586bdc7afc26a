export function ensurePackages(names: readonly string[]): Promise<string | undefined>
