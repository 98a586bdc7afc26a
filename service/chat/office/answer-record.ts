import { record, position, type RowOf } from '#platform/office/records/record.ts'
import { chatLimits } from '../chat-limits.ts'

/** What contacts insert instead of typing it again. */
export const answerRecord = record({
  name: 'answers',
  noun: 'cannedAnswer',
  section: 'service',
  read: 'service.read',
  edit: 'service.edit',
  texts: 'adminAnswers',
  about: 'adminAnswers.about',
  heading: 'title',
  fields: {
    title: { kind: 'pair', most: 80, need: 'both', label: 'adminAnswers.heading' },
    text: { kind: 'pair', most: chatLimits.text, need: 'both', area: true, label: 'adminAnswers.text' },
    position: { ...position, hint: 'adminForm.positionHint' },
  },
  columns: ['title', 'position'],
})
export type CannedAnswer = RowOf<typeof answerRecord>
