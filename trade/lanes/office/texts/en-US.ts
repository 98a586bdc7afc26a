export const adminLanes = {
  title: 'Freight lanes',
  one: 'Freight lane',
  add: 'Add a lane',
  editTitle: 'Lane to {name}',
  about:
    'What each leg costs. Delivered prices are built from these; where a leg has no valid lane, buyers see “On enquiry”.',
  stepHint:
    'To door: the whole way with one carrier. Via ports: haulage, port charges, main freight, then delivery from the port of destination.',
  fromHint: 'The supplier’s city, or a port. Leave empty for port charges, insurance and duty: from anywhere.',
  toHint: 'A city or port, spelt the same on every lane.',
  basis_perTonne: 'Per MT',
  basis_perUnit: 'Per truck or container',
  basis_percent: 'Percent of the value so far',
  amountWrong: 'Please enter a figure above zero with at most two decimals',
  capacityKgHint: 'Only where the price is for a whole truck or container.',
  capacityKgWrong: 'Please enter the load where the price is for a truck or container, and only there',
  minimumHint: 'The minimum charge. Optional.',
  vatPercentHint: 'Included in a price in yuan. Zero for US dollars and export freight.',
  sourceHint: 'Who quoted it, such as the forwarder and the quote number.',
  fromNeeded: 'Please enter where this leg starts, in both languages',
  fromBoth: 'Please name the place in both languages',
  validUntilWrong: 'It cannot end before it starts',
} as const
