import { comments } from '#catalogue/comments/texts/en-US.ts'

/** What the pages need that show what buyers say. */
export const commentsArea = { comments }
