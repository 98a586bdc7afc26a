import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { PageModule } from '#platform/web/page.ts'
import type { AdminVisit } from './visit.ts'

export const sections = ['desk', 'catalogue', 'content', 'sales', 'terms', 'service', 'system'] as const
export type Section = (typeof sections)[number]

export interface AdminEntry {
  path: string
  layout: 'desk' | 'door'
  page: PageFile<PageModule<AdminVisit>>
  title: PlainKey
  /** Pages without one are for everybody: those of the sign-in. */
  permission?: OperatorPermission
  /** Listed in the navigation there, and in the palette. */
  section?: Section
  /** Its calls are refused to people of a shop, who get no link to it either. */
  ofHouse?: true
  /** What it is called to open it empty, as the palette offers it. */
  adds?: PlainKey
  /** After `g`. */
  key?: string
}
