import type { Voice } from '../voice.ts'

export const voice: Voice = { score: { kind: 'periods' } }

export const matchKind = 'game'
