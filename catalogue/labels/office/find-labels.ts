import type { Finder } from '#platform/office/finder.ts'
import { findLabelsNamed } from './queries.ts'

export const labelFinder: Finder = { permission: 'catalogue.read', find: findLabelsNamed }
