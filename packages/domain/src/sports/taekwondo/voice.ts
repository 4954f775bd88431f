import type { Voice } from '../voice.ts'

export const voice: Voice = { score: { kind: 'periods' }, isDecidedInWords: true }

export const matchKind = 'bout'
