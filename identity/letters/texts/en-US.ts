export const letters = {
  title: 'Station letters',
  choose: 'Notification settings',
  empty: 'No letters yet',
  emptyText: 'Answers to your enquiries and news about your orders arrive here.',
  read: 'Mark as read',
  readAll: 'Mark all on this page as read',
  delete: 'Delete',
  confirmDelete: 'Delete this letter?',
  cancel: 'Cancel',
  unread: 'Unread',
} as const
