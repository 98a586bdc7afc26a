/** Reminders of payments. */
export const dunningMail = {
  open: 'Open the order',
  soonSubject: '{amount} of order {orderSn} is due on {day}',
  soonText: 'A reminder: {amount} is due on {day}. If you have paid it already, please send us the receipt.',
  dueSubject: '{amount} of order {orderSn} is due today',
  dueText: '{amount} is due today, {day}. If you have paid it already, please send us the receipt.',
  overdueSubject: '{amount} of order {orderSn} is overdue',
  overdueText: {
    one: '{amount} was due on {day} and is overdue by {count} day. Please pay it now, or send us the receipt. Until it has arrived, nothing new can be placed on credit.',
    other:
      '{amount} was due on {day} and is overdue by {count} days. Please pay it now, or send us the receipt. Until it has arrived, nothing new can be placed on credit.',
  },
  lastSubject: 'Please pay {amount} of order {orderSn}',
  lastText:
    '{amount} was due on {day} and has not arrived although we wrote to you. Please pay it at once, or tell us by a message on the page of the order what keeps you from it.',
} as const
