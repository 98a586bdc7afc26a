export const enquiryMail = {
  open: 'Open the enquiry',
  answer: 'Replies to this e-mail are not read. Open the enquiry to write to the seller.',
  signInWith:
    'The link is valid for 30 days; please do not share it. With an account for {email} you can see all your enquiries.',
  receivedSubject: 'We have received your enquiry {enquiryNo}',
  receivedText: 'You asked for {products}. {name} will reply, usually within one working day.',
  receivedNumber:
    'Thank you for your enquiry. We will reply to this address, usually within one working day. The link below is valid for 30 days.',
  newSubject: 'New enquiry {enquiryNo}',
  newText: '{name} is asking for {products}. Please reply within one working day.',
  answerSubject: 'Reply to your enquiry {enquiryNo}',
  thanks:
    'Thank you for your time and your offer. We have gone with another one this time, and will be glad to ask you again.',
  replySubject: 'The buyer has written on enquiry {enquiryNo}',
} as const
