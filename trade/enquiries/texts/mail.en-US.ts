export const enquiryMail = {
  open: 'Open the enquiry',
  signInWith: 'To answer on the site, sign in or register with {email}.',
  receivedSubject: 'We have your enquiry {enquiryNo}',
  receivedText: 'You asked for {products}. {name} answers within one working day.',
  receivedNumber:
    'Thank you for your enquiry. We answer within one working day, to this address. To read and answer it on the site, sign in or register with this address.',
  newSubject: 'New enquiry {enquiryNo}',
  newText: '{name} asks for {products}. Please answer within one working day.',
  answerSubject: 'An answer to your enquiry {enquiryNo}',
  replySubject: 'The buyer has written in enquiry {enquiryNo}',
} as const
