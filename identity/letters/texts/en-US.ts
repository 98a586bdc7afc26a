export const letters = {
  title: 'Messages',
  choose: 'Notification settings',
  empty: 'No messages yet',
  emptyText: 'Replies to your enquiries and news about your orders arrive here.',
  read: 'Mark as read',
  readAll: 'Mark all on this page as read',
  delete: 'Delete',
  confirmDelete: 'Delete this message?',
  cancel: 'Cancel',
  unread: 'Unread',
} as const
