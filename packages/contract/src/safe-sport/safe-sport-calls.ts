import type { PrivateEndpoints } from '../private-endpoint.ts'
import { PlayedPart, SafeSport, Watched } from './safe-sport.ts'

export const safeSportCalls = {
  getSafeSport: {
    summary: 'The film about safe sport, and how far one has watched it',
    audience: 'anybody',
    response: SafeSport,
    whileClosed: true,
  },
  reportPlayed: {
    summary: 'Reports a part of the film that has been played; what is counted of it is the server’s to say',
    audience: 'user',
    body: PlayedPart,
    response: Watched,
  },
} as const satisfies PrivateEndpoints
