/** What both sides wrote, and what sellers note for each other. */
export const adminThreads = {
  title: 'Conversation',
  noMessages: 'No messages yet.',
  answer: 'Answer',
  answerHint: 'Goes into the thread, into the messages of the member, and by e-mail.',
  send: 'Send answer',
  files: 'Files',
  filesPrompt: 'Choose files or drop them here',
  notes: 'Internal notes',
  notesHint: 'Never shown to the buyer.',
  noteSubmit: 'Add note',
  note: 'Note',
} as const
