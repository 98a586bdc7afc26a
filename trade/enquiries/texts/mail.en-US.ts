export const enquiryMail = {
  open: 'Open the enquiry',
  receivedSubject: 'We have your enquiry {enquiryNo}',
  receivedText: 'You asked for {products}. Your contact looks into it and answers within one working day.',
  newSubject: 'New enquiry {enquiryNo}',
  newText: '{name} asks for {products}. Please answer within one working day.',
  answerSubject: 'An answer to your enquiry {enquiryNo}',
  replySubject: 'The buyer has written in enquiry {enquiryNo}',
} as const
