import type { Handlers } from '#platform/server/api/context.ts'
import { changeComment, knownComment } from './change-comment.ts'
import type { comments } from './contract.ts'
import { countComments, searchComments, updateAnswer, updateHidden } from './queries.ts'

export const deskCommentHandlers: Handlers<typeof comments> = {
  list: (filter, { db, operator }) => searchComments(db, operator, filter),
  counts: async (_, { db, operator }) =>
    (await countComments(db, operator)) ?? { open: 0, answered: 0, hidden: 0, all: 0 },
  info: ({ id }, { db, operator }) => knownComment(db, operator, id),
  answer: ({ answer, ...named }, context) =>
    changeComment(context, named.id, {
      action: 'answer',
      after: { answer },
      write: (tx) => updateAnswer(tx, named, answer),
      letter: answer ? { kind: 'answered', words: answer } : undefined,
    }),
  hide: ({ reason, ...named }, context) =>
    changeComment(context, named.id, {
      action: 'disable',
      after: { hiddenReason: reason },
      write: (tx) => updateHidden(tx, named, reason),
      letter: { kind: 'hidden', words: reason },
    }),
  show: (named, context) =>
    changeComment(context, named.id, {
      action: 'enable',
      after: { hiddenReason: null },
      write: (tx) => updateHidden(tx, named, null),
    }),
}
