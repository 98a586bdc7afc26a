import type { Finder } from '#server/features/desk/find.ts'
import { findLabelsNamed } from './operator-queries.ts'

export const labelFinder: Finder = { permission: 'catalogue.read', find: findLabelsNamed }
