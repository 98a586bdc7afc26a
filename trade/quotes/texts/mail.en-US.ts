export const quoteMail = {
  open: 'Open the quote',
  answer:
    'Replies to this e-mail are not read. Open the quote to accept it, to ask for another price or to write to the seller.',
  signInWith: 'The link is valid for 30 days; please do not share it. To accept the quote, register with {email}.',
  sendSubject: 'Quote {quoteNo} for your enquiry',
  sendText: '{total}, {terms}. Valid until the end of {until} (Beijing time).',
  reviseSubject: 'Quote {quoteNo}: version {version}',
  reviseText:
    'The new version replaces the previous one: {total}, {terms}. Valid until the end of {until} (Beijing time).',
  acceptSubject: 'Quote {quoteNo} accepted',
  acceptText: 'You have ordered at the quoted price of {total}.',
  counterSubject: 'Change requested to quote {quoteNo}',
  counterText: 'Your counter-offer is with the seller, who will reply with a new version or a message.',
  declineSubject: 'Quote {quoteNo} declined',
  declineText: 'You have declined the quote for {total}.',
  withdrawSubject: 'Quote {quoteNo} withdrawn',
  withdrawText: 'The seller has withdrawn this quote.',
  expireSubject: 'Quote {quoteNo} has expired',
  expireText:
    'It was valid until the end of {until} (Beijing time). Ask for a new version if you still need the material.',
  remindSubject: 'Quote {quoteNo} expires soon',
  remindText: '{total}, {terms}: the quote is valid until the end of {until} (Beijing time).',
} as const
