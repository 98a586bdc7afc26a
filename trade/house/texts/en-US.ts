/** What papers say of our own company and of tax. */
export const letterhead = {
  taxNumber: 'Tax no. {number}',
  version: 'Version {version}',
  replaced: 'Replaced by version {version}. No longer valid.',
  withdrawn: 'Void: the shipment was withdrawn and never left.',
} as const
