export const enquiryMail = {
  open: 'Open the enquiry',
  answer: 'Replies to this mail are not read. Open the enquiry to write to the seller.',
  signInWith:
    'The link is good for 30 days; please do not pass it on. With an account for {email} you see all your enquiries.',
  receivedSubject: 'We have your enquiry {enquiryNo}',
  receivedText: 'You asked for {products}. {name} answers, usually within one working day.',
  receivedNumber:
    'Thank you for your enquiry. We answer to this address, usually within one working day. The link below opens it for 30 days.',
  newSubject: 'New enquiry {enquiryNo}',
  newText: '{name} asks for {products}. Please answer within one working day.',
  answerSubject: 'An answer to your enquiry {enquiryNo}',
  thanks:
    'Thank you for your time and your offer. We have decided on another one this time, and will gladly ask you again.',
  replySubject: 'The buyer has written in enquiry {enquiryNo}',
} as const
