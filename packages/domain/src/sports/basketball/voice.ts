import type { Voice } from '../voice.ts'

export const voice: Voice = { match: 'game' }
