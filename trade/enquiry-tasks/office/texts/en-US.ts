export const adminEnquiryTasks = {
  title: 'Next steps',
  body: 'What to do',
  dueOn: 'Due',
  new: 'New step',
  add: 'Add',
  done: 'Done',
  reopen: 'Reopen',
  finished: 'Completed',
  next: 'Next step',
  overdue: 'Overdue',
  enterBody: 'Please state what is to be done',
  enterDay: 'Please choose a date',
} as const
