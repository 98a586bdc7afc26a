/** Reminders of payments. */
export const dunningMail = {
  open: 'Open the order',
  soonSubject: '{amount} for order {orderSn} is due on {day}',
  soonText: 'A reminder: {amount} is due on {day}. If you have already paid, please send us the receipt.',
  dueSubject: '{amount} for order {orderSn} is due today',
  dueText: '{amount} is due today, {day}. If you have already paid, please send us the receipt.',
  overdueSubject: '{amount} for order {orderSn} is overdue',
  overdueText: {
    one: '{amount} was due on {day} and is {count} day overdue. Please pay now, or send us the receipt. Until payment arrives, nothing new can be placed on credit.',
    other:
      '{amount} was due on {day} and is {count} days overdue. Please pay now, or send us the receipt. Until payment arrives, nothing new can be placed on credit.',
  },
  lastSubject: 'Final reminder: {amount} for order {orderSn}',
  lastText:
    '{amount} was due on {day} and is still outstanding despite our reminders. Please pay at once, or message us on the order page to tell us what is holding it up.',
} as const
