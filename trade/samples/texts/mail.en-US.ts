/** What is written about samples, to the buyer and to the seller. */
export const sampleMail = {
  approveSubject: 'Your sample of {product} is approved',
  approveText: 'The seller has approved your sample of {product} and will send it. You will be notified when it ships.',
  refuseSubject: 'Your sample of {product} was refused',
  refuseText: 'The seller cannot send the sample of {product}: {reason}',
  sendSubject: 'Your sample of {product} is on its way',
  sendText:
    'The sample of {product} was sent with {carrier}, tracking number {trackingNumber}. Please tell us how the trial went.',
  requestedSubject: 'Sample requested: {product}',
  requestedText: 'A buyer has requested a sample of {weight} of {product}.',
  triedSubject: 'Sample trialled: {product}',
  triedText: 'A buyer has trialled the sample of {product}. Result: {result}.',
  open: 'Open the sample',
} as const
