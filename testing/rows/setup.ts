import { afterAll, inject } from 'vitest'
import { writeSeen } from './watch.ts'

afterAll(() => writeSeen(inject('rowsFolder')))
