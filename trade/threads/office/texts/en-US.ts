/** What both sides wrote, and what sellers note for each other. */
export const adminThreads = {
  title: 'Conversation',
  noMessages: 'No messages yet.',
  answer: 'Reply',
  answerHint: 'Goes into the conversation, to the member’s messages, and by e-mail.',
  send: 'Send reply',
  files: 'Files',
  filesPrompt: 'Choose files or drop them here',
  notes: 'Internal notes',
  notesHint: 'Never shown to the buyer.',
  noteSubmit: 'Add note',
  note: 'Note',
} as const
