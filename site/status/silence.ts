/** How often a process says that it lives. */
export const beatSeconds = 15

/** Several signs of life were missed. */
export const isSilent = ({ seenSecondsAgo }: { seenSecondsAgo: number }) => seenSecondsAgo > beatSeconds * 4
