export const adminEnquiryTasks = {
  title: 'Next steps',
  body: 'What is to be done',
  dueOn: 'Until',
  new: 'New step',
  add: 'Add',
  done: 'Done',
  reopen: 'Not done after all',
  finished: 'Done before',
  next: 'Next step',
  overdue: 'Overdue',
  enterBody: 'Please say what is to be done',
  enterDay: 'Please choose a day',
} as const
