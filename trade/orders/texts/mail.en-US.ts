export const orderMail = {
  open: 'Open the order',
  placeSubject: 'Order {orderSn} is placed',
  placeText:
    'Thank you. The amount is {total}; please pay by {until} (Beijing time). After that the order closes by itself and the goods are free for others.',
  placePartText:
    'Thank you. The amount is {total}, of which {amount} is due now: please pay it by {until} (Beijing time). After that the order closes by itself and the goods are free for others.',
  placeLaterText:
    'Thank you. The amount is {total}. Nothing is due now; what is due when stands on the page of the order.',
  paySubject: 'Payment of order {orderSn} received',
  payPartText: 'We have received {amount}. {owed} is still to come; what is due when stands on the page of the order.',
  payLastText: 'We have received {amount}. Everything is paid, thank you.',
  waivePartSubject: 'Order {orderSn}: the rest of a part is not charged',
  waivePartText: 'The seller does not charge what was left of a part: {answer}',
  securePartSubject: 'Order {orderSn}: letter of credit accepted',
  securePartText: 'Your letter of credit has been checked and accepted: {answer}',
  registerLetterSubject: 'Order {orderSn}: letter of credit registered',
  registerLetterText: 'Your letter of credit has reached us and is being checked: {answer}',
  refuseLetterSubject: 'Order {orderSn}: letter of credit refused',
  refuseLetterText:
    'The letter of credit cannot be accepted: {answer} Please have it amended and register the amendment.',
  payText: 'We have received {amount}. The goods are being prepared, and you hear from us when they leave.',
  latePaySubject: 'Your payment of order {orderSn} came late',
  latePayText:
    'We have received {total}, but the order no longer waited for a payment. Your money is not lost: we check it and contact you, to return it the way it was paid or to use it for a new order. Please do not pay again.',
  shipSubject: 'Order {orderSn} is on its way',
  shipText:
    'All that was left of it went with {carrier}, number {number}. Please confirm the receipt when the goods have arrived.',
  shipPartSubject: 'A part of order {orderSn} is on its way',
  shipPartText:
    'Shipment {shipment}: {weight} went with {carrier}, number {number}. The rest follows. Please confirm the receipt of this part when it has arrived.',
  settleSubject: 'Order {orderSn} is settled by shipped weight',
  settleText: '{weight} have been shipped. The order now comes to {total} instead of {before}. Everything is paid.',
  settleBackText:
    '{weight} have been shipped. The order now comes to {total} instead of {before}; {amount} goes back to you the way it was paid.',
  settleOwedText:
    '{weight} have been shipped. The order now comes to {total} instead of {before}; {owed} is still to come. What is due when stands on the page of the order.',
  askWeightSubject: 'Order {orderSn}: may we ship another weight?',
  askWeightText:
    'The seller would like to ship {weight} of a line, which is outside the tolerance: {answer} Please agree or decline on the page of the order.',
  cancelGoodsSubject: 'A part of order {orderSn} will not come',
  cancelGoodsText: '{weight} will not come. The order now comes to {total} instead of {before}. Reason: {answer}',
  cancelGoodsBackText:
    '{weight} will not come. The order now comes to {total} instead of {before}; {amount} goes back to you the way it was paid. Reason: {answer}',
  withdrawShipmentSubject: 'Shipment {shipment} of order {orderSn} is withdrawn',
  withdrawShipmentText:
    'Shipment {shipment} with {weight} was entered by mistake and has not left. What is to come of the order stands on its page. Reason: {answer}',
  arriveSubject: 'Shipment {shipment} of order {orderSn} has arrived',
  arriveText:
    'Please check the goods and confirm the receipt, or tell us what is wrong. Without word it counts as received on {day}.',
  papersSubject: 'New papers of order {orderSn}',
  papersText: 'Papers or photos of shipment {shipment} are now on the page of the order.',
  contractSubject: 'Sales contract {paper} for order {orderSn}',
  contractText: 'The sales contract {paper} is issued. You can read, print and sign it from the page of the order.',
  sheetsText: '{paper} of shipment {shipment} can be downloaded from the page of the order.',
  completePartSubject: 'Shipment {shipment} of order {orderSn} counts as received',
  completePartText:
    'The time to confirm its receipt has passed. If something is wrong with the goods, you can still ask for a return.',
  completeSubject: 'Order {orderSn} is completed',
  completeText:
    'The time to confirm the receipt has passed, so the order counts as received. If something is wrong with the goods, you can still ask for a return.',
  closeSubject: 'Order {orderSn} is closed',
  expireText:
    'It was not paid in time. The goods are free for others; you can order them again at the price of the day.',
  closeText: 'The seller has closed it: {answer}',
  refundSubject: 'Order {orderSn} is cancelled',
  refundText: 'The seller could not deliver and returns {amount} to you the way it was paid. Reason: {answer}',
  refundNothingText: 'The seller could not deliver. Nothing is owed any more. Reason: {answer}',
  acceptReturnSubject: 'Return of order {orderSn} accepted',
  acceptReturnText: 'Please send the goods back. {answer}',
  rejectReturnSubject: 'Return of order {orderSn} declined',
  rejectReturnText: 'The seller has declined the return: {answer}',
  completeReturnSubject: 'Return of order {orderSn} completed',
  completeReturnText:
    'The goods have arrived, and {amount} is credited to you by credit note {paper}: what you have paid of it goes back the way it came, and what is open of it is no longer owed.',
  answerClaimSubject: 'Your claim about order {orderSn} is answered',
  creditClaimText:
    'You are credited {amount} by credit note {paper}: what is open of the order becomes less, and what you have paid beyond it goes back the way it came. {answer}',
  reduceClaimText:
    'The price is reduced by {amount} in all, see credit note {paper}: what is open of the order becomes less, and what you have paid beyond it goes back the way it came. {answer}',
  replaceClaimText: 'The goods are replaced without charge. What the seller agrees with you: {answer}',
  refuseClaimText: 'The seller does not accept the claim: {answer}',
  rejectSlipSubject: 'Transfer receipt of order {orderSn} not accepted',
  rejectSlipText: 'The receipt could not be accepted: {answer} Please send another one by {until} (Beijing time).',
  answerSubject: 'The seller wrote about order {orderSn}',
  messageSubject: 'The buyer wrote about order {orderSn}',
  remindPaySubject: 'Order {orderSn} waits for your payment',
  remindPayText: '{total} is due by {until} (Beijing time). After that the order closes by itself.',
  remindReceiveSubject: 'Order {orderSn}: is everything right with the goods?',
  remindReceiveText:
    'Please confirm the receipt, or tell us what is wrong. Without word they count as received on {day}.',
} as const

/** To those who sell. */
export const sellerMail = {
  open: 'Open the order',
  placeSubject: 'New order {orderSn}',
  placeText: 'An order over {total} has been placed.',
  sendSlipSubject: 'Transfer of order {orderSn} reported',
  sendSlipText:
    'The buyer has sent a receipt of the transfer of {total}. Please confirm once the money is on the account.',
  paySubject: 'Order {orderSn} is paid',
  payText: '{total} has been received. Please look at the order for what happens next.',
  payPartSubject: 'Part payment of order {orderSn}',
  payPartText: '{total} has been received for a part of the order.',
  commentSubject: 'New review of order {orderSn}',
  commentText: 'The buyer has reviewed the goods. Other buyers see the review with your answer below it.',
  commentOpen: 'Open the reviews',
  agreeWeightSubject: 'The buyer agrees to another weight, order {orderSn}',
  agreeWeightText: 'The order now comes to {total}, and the goods can be shipped.',
  declineWeightSubject: 'The buyer declines another weight, order {orderSn}',
  declineWeightText: 'The order stays as it was, over {total}.',
  registerLetterSubject: 'Letter of credit to check, order {orderSn}',
  registerLetterText: 'The buyer has registered a letter of credit over {total}. Please check it.',
  askClaimSubject: 'Claim about order {orderSn}',
  askClaimText: 'The buyer makes a claim about goods of this order over {total}. Please look into it and answer.',
  withdrawReturnSubject: 'Return or claim withdrawn, order {orderSn}',
  withdrawReturnText: 'The buyer has withdrawn what was asked about the goods of this order over {total}.',
  askReturnSubject: 'Return asked for, order {orderSn}',
  askReturnText: 'The buyer wants to return goods of this order over {total}. Please look into it and decide.',
} as const
