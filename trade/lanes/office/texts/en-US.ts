export const adminLanes = {
  title: 'Freight lanes',
  one: 'Freight lane',
  add: 'Add a lane',
  editTitle: 'Lane to {name}',
  about:
    'What each step of the way costs. Delivered prices are built from these; where a step has no valid lane, buyers read that it is on enquiry.',
  stepHint:
    'To the door: the whole way by one carrier. By way of ports: haulage, port charges, main freight, then delivery from the port of destination.',
  fromHint: 'The city of the shop, or a port. Empty for port charges, insurance and duty: from anywhere.',
  toHint: 'A city or a port, named the same on every lane.',
  basis_perTonne: 'Per MT',
  basis_perUnit: 'Per truck or container',
  basis_percent: 'Percent of the value so far',
  amountWrong: 'Please enter a figure above zero with at most two decimals',
  capacityKgHint: 'Only where the price is for a whole truck or container.',
  capacityKgWrong: 'Please enter the load where the price is for a truck or container, and only there',
  minimumHint: 'The least that is charged. May stay empty.',
  vatPercentHint: 'That a price in yuan includes. Zero for dollars and for export freight.',
  sourceHint: 'Who quoted it, such as the forwarder and the number of the offer.',
  fromNeeded: 'Please say where this step begins, in both languages',
  fromBoth: 'Please name the place in both languages',
  validUntilWrong: 'It cannot end before it begins',
} as const
