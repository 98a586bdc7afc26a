export const orderMail = {
  open: 'Open the order',
  placeSubject: 'Order {orderSn} has been placed',
  placeText:
    'Thank you. The total is {total}; please pay by {until} (Beijing time). After that the order closes automatically and the goods are released.',
  placePartText:
    'Thank you. The total is {total}, of which {amount} is due now: please pay it by {until} (Beijing time). After that the order closes automatically and the goods are released.',
  placeLaterText: 'Thank you. The total is {total}. Nothing is due now; the order page shows what is due when.',
  paySubject: 'Payment for order {orderSn} received',
  payPartText: 'We have received {amount}. {owed} is still outstanding; the order page shows what is due when.',
  payLastText: 'We have received {amount}. The order is paid in full, thank you.',
  waivePartSubject: 'Order {orderSn}: rest of an instalment waived',
  waivePartText: 'The seller has waived the rest of an instalment: {answer}',
  securePartSubject: 'Order {orderSn}: letter of credit accepted',
  securePartText: 'Your letter of credit has been checked and accepted: {answer}',
  registerLetterSubject: 'Order {orderSn}: letter of credit registered',
  registerLetterText: 'Your letter of credit has reached us and is being checked: {answer}',
  refuseLetterSubject: 'Order {orderSn}: letter of credit refused',
  refuseLetterText:
    'The letter of credit cannot be accepted: {answer} Please have it amended and register the amendment.',
  payText: 'We have received {amount}. The goods are being prepared, and we will let you know when they ship.',
  latePaySubject: 'Your payment for order {orderSn} arrived late',
  latePayText:
    'We have received {total}, but the order was no longer awaiting payment. Your money is safe: we will check it and contact you, to refund it to the original payment method or use it for a new order. Please do not pay again.',
  shipSubject: 'Order {orderSn} is on its way',
  shipText:
    'The whole remaining quantity was shipped with {carrier}, number {number}. Please confirm receipt when the goods have arrived.',
  shipPartSubject: 'Part of order {orderSn} is on its way',
  shipPartText:
    'Shipment {shipment}: {weight} shipped with {carrier}, number {number}. The rest will follow. Please confirm receipt of this part when it has arrived.',
  settleSubject: 'Order {orderSn} has been settled by shipped weight',
  settleText: '{weight} shipped. The order total is now {total} instead of {before}. The order is paid in full.',
  settleBackText:
    '{weight} shipped. The order total is now {total} instead of {before}; {amount} is refunded to the original payment method.',
  settleOwedText:
    '{weight} shipped. The order total is now {total} instead of {before}; {owed} is still outstanding. The order page shows what is due when.',
  askWeightSubject: 'Order {orderSn}: may we ship a different weight?',
  askWeightText:
    'The seller would like to ship {weight} on one line, which is outside the tolerance: {answer} Please agree or decline on the order page.',
  cancelGoodsSubject: 'Part of order {orderSn} has been cancelled',
  cancelGoodsText:
    '{weight} will not be delivered. The order total is now {total} instead of {before}. Reason: {answer}',
  cancelGoodsBackText:
    '{weight} will not be delivered. The order total is now {total} instead of {before}; {amount} is refunded to the original payment method. Reason: {answer}',
  withdrawShipmentSubject: 'Shipment {shipment} of order {orderSn} has been withdrawn',
  withdrawShipmentText:
    'Shipment {shipment} with {weight} was entered by mistake and has not left. The order page shows what is still to ship. Reason: {answer}',
  arriveSubject: 'Shipment {shipment} of order {orderSn} has arrived',
  arriveText:
    'Please check the goods and confirm receipt, or tell us what is wrong. If we do not hear from you, they are treated as received on {day}.',
  papersSubject: 'New documents for order {orderSn}',
  papersText: 'Documents or photos of shipment {shipment} are now on the order page.',
  contractSubject: 'Sales contract {paper} for order {orderSn}',
  contractText: 'Sales contract {paper} has been issued. You can read, print and sign it from the order page.',
  sheetsText: '{paper} of shipment {shipment} can be downloaded from the order page.',
  completePartSubject: 'Shipment {shipment} of order {orderSn} is treated as received',
  completePartText:
    'The time to confirm receipt has passed. If something is wrong with the goods, you can still request a return.',
  completeSubject: 'Order {orderSn} is completed',
  completeText:
    'The time to confirm receipt has passed, so the order is treated as received. If something is wrong with the goods, you can still request a return.',
  closeSubject: 'Order {orderSn} has been closed',
  expireText: 'It was not paid in time. The goods have been released; you can order them again at the current price.',
  closeText: 'The seller has closed it: {answer}',
  refundSubject: 'Order {orderSn} has been cancelled',
  refundText: 'The seller could not deliver and is refunding {amount} to the original payment method. Reason: {answer}',
  refundNothingText: 'The seller could not deliver. Nothing is owed. Reason: {answer}',
  acceptReturnSubject: 'Return of order {orderSn} accepted',
  acceptReturnText: 'Please send the goods back. {answer}',
  rejectReturnSubject: 'Return of order {orderSn} declined',
  rejectReturnText: 'The seller has declined the return: {answer}',
  completeReturnSubject: 'Return of order {orderSn} completed',
  completeReturnText:
    'The goods have arrived, and you have been credited {amount} by credit note {paper}: what you have already paid is refunded to the original payment method, and the rest is no longer owed.',
  answerClaimSubject: 'Reply to your claim on order {orderSn}',
  creditClaimText:
    'You have been credited {amount} by credit note {paper}: the balance of the order is reduced, and anything you have overpaid is refunded to the original payment method. {answer}',
  reduceClaimText:
    'The price is reduced by {amount} in total, see credit note {paper}: the balance of the order is reduced, and anything you have overpaid is refunded to the original payment method. {answer}',
  replaceClaimText: 'The goods will be replaced free of charge, as the seller writes: {answer}',
  refuseClaimText: 'The seller does not accept the claim: {answer}',
  rejectSlipSubject: 'Transfer receipt for order {orderSn} not accepted',
  rejectSlipText: 'The receipt could not be accepted: {answer} Please send another one by {until} (Beijing time).',
  answerSubject: 'The seller wrote about order {orderSn}',
  messageSubject: 'The buyer wrote about order {orderSn}',
  remindPaySubject: 'Order {orderSn} is awaiting your payment',
  remindPayText: '{total} is due by {until} (Beijing time). After that the order closes automatically.',
  remindReceiveSubject: 'Order {orderSn}: are the goods in order?',
  remindReceiveText:
    'Please confirm receipt, or tell us what is wrong. If we do not hear from you, the goods are treated as received on {day}.',
} as const

/** To those who sell. */
export const sellerMail = {
  open: 'Open the order',
  placeSubject: 'New order {orderSn}',
  placeText: 'An order for {total} has been placed.',
  sendSlipSubject: 'Transfer for order {orderSn} reported',
  sendSlipText:
    'The buyer has sent a receipt for a transfer of {total}. Please confirm once the money is in the account.',
  paySubject: 'Order {orderSn} is paid',
  payText: '{total} has been received. See the order for what happens next.',
  payPartSubject: 'Part payment for order {orderSn}',
  payPartText: '{total} has been received as part payment of the order.',
  commentSubject: 'New review of order {orderSn}',
  commentText: 'The buyer has reviewed the goods. Other buyers see the review with your reply below it.',
  commentOpen: 'Open the reviews',
  agreeWeightSubject: 'The buyer agrees to a different weight, order {orderSn}',
  agreeWeightText: 'The order total is now {total}, and the goods can be shipped.',
  declineWeightSubject: 'The buyer declines a different weight, order {orderSn}',
  declineWeightText: 'The order stays as it was, at {total}.',
  registerLetterSubject: 'Letter of credit to check, order {orderSn}',
  registerLetterText: 'The buyer has registered a letter of credit for {total}. Please check it.',
  askClaimSubject: 'Claim on order {orderSn}',
  askClaimText: 'The buyer has made a claim on goods from this order of {total}. Please look into it and reply.',
  withdrawReturnSubject: 'Return or claim withdrawn, order {orderSn}',
  withdrawReturnText: 'The buyer has withdrawn the return or claim on this order of {total}.',
  askReturnSubject: 'Return requested, order {orderSn}',
  askReturnText: 'The buyer wants to return goods from this order of {total}. Please look into it and decide.',
} as const
